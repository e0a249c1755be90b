import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { askResponse, dataSourceSchema, type UploadEvent, uploadEvent } from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesForm, makeClient, readEvents } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";

const megabyte = 1_048_576;
let app: RunningApp;
let client: ReturnType<typeof makeClient>;
beforeAll(async () => {
  app = await runApp({ uploadLimitBytes: 2 * megabyte });
  client = makeClient(app.url, (await app.addMember("editor")).token);
}, 60_000);
afterAll(() => app.stop());

const events = { headers: { accept: "text/event-stream" } };
const lines = (...rows: string[]): string => `${rows.join("\n")}\n`;
const boats = lines("id,boat,pier_id", "1,Gull,1", "2,Tern,2", "3,Auk,2");
const piers = lines("id,pier", "1,North", "2,South");
const trips = lines("id,boat_id,fare", "1,1,10", "2,1,5", "3,2,7", "4,3,1", "5,3,2");

const kept = async (): Promise<unknown> => {
  const { dataFolder } = app.composition.services.settings;
  const { sources } = await (await client.get("/api/sources")).json();
  const importing = await readdir(join(dataFolder, "importing")).catch(() => []);
  return { sources: sources.length, importing };
};

describe("several files at once", () => {
  it("become one source with a table each, told file by file, and questions go across them", async () => {
    const form = filesForm({ "trips.csv": trips, "boats.csv": boats, "piers.csv": piers }, "Harbour");
    const told = await readEvents<UploadEvent>(await client.upload(form, events));
    const parsed = told.map(({ event }) => uploadEvent.parse(event));
    const files = parsed.flatMap((event) => (event.event === "progress" && event.file ? [event.file] : []));
    expect(new Set(files.map(({ name, number, of }) => `${name} ${number} ${of}`))).toEqual(
      new Set(["boats.csv 1 3", "piers.csv 2 3", "trips.csv 3 3"]),
    );
    const last = parsed.at(-1);
    if (last?.event !== "connected") throw new Error(JSON.stringify(last));
    const { source } = last;
    expect(source.config).toEqual({
      fileName: "boats.csv and 2 more",
      fileSize: boats.length + piers.length + trips.length,
      files: [
        { fileName: "boats.csv", fileSize: boats.length, tables: ["boats"] },
        { fileName: "piers.csv", fileSize: piers.length, tables: ["piers"] },
        { fileName: "trips.csv", fileSize: trips.length, tables: ["trips"] },
      ],
    });
    expect(source.report.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ["boats", 3],
      ["piers", 2],
      ["trips", 5],
    ]);
    const { model } = await (await client.get(`/api/mcp/schema/${source.id}`)).json();
    const references = model.relationships.map((one: { from: { table: string }; to: { table: string } }) => [
      one.from.table,
      one.to.table,
    ]);
    expect(references.toSorted()).toEqual([
      ["boats", "piers"],
      ["trips", "boats"],
    ]);
    const asked = await client.send("/api/mcp/askdata", {
      question: "total fare by pier",
      session_id: "harbour",
      data_sources: [{ id: source.id }],
    });
    const { answer } = askResponse.parse(await asked.json());
    expect(answer.outcome === "answered" ? answer.table.rows.toSorted() : answer).toEqual([
      ["North", 15],
      ["South", 10],
    ]);
  });

  it("may be called as no identifier is, and twice the same", async () => {
    const form = filesForm({ "Boats 'old' v1.2 (1).csv": lines("id,length", "1,4", "2,6") });
    form.append("file", new Blob([piers]), "piers.csv");
    form.append("file", new Blob([trips]), "piers.csv");
    const response = await client.upload(form);
    const source = dataSourceSchema.parse(await response.json());
    expect(source.name).toBe("Boats 'old' v1.2 (1) and 2 more");
    expect(source.tables.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ["Boats 'old' v1.2 (1)", 2],
      ["piers", 2],
      ["piers_2", 5],
    ]);
    const asked = await client.send("/api/mcp/askdata", {
      question: "total length",
      session_id: "odd",
      data_sources: [{ id: source.id }],
    });
    const { answer } = askResponse.parse(await asked.json());
    expect(answer.outcome === "answered" ? answer.table.rows : answer).toEqual([[10]]);
  });

  it.each([
    ["one that is empty", { "boats.csv": boats, "piers.csv": "" }, 422, "“piers.csv” is empty."],
    ["a picture", { "boats.csv": boats, "pier.xlsx": "\u0089PNG\r\n\u001a\n0000" }, 415, "“pier.xlsx”"],
    ["one too large", { "boats.csv": "x".repeat(3 * megabyte) }, 413, "“The upload” has 3 MB"],
    [
      "too many bytes together",
      { "boats.csv": "x".repeat(1.5 * megabyte), "piers.csv": "x".repeat(megabyte) },
      413,
      "the limit is 2 MB",
    ],
    [
      "too many",
      Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`boats-${at}.csv`, boats])),
      400,
      "At most 50 files at once",
    ],
  ])("are refused whole: %s", async (_, files, status, words) => {
    const before = await kept();
    const response = await client.upload(filesForm(files as Record<string, string>));
    expect(response.status).toBe(status);
    expect((await response.json()).detail).toContain(words);
    expect(await kept()).toEqual(before);
  });

  it.each([
    [{ "boats.csv": "x".repeat(2.5 * megabyte) }, "“boats.csv”"],
    [{ "boats.csv": "x".repeat(1.5 * megabyte), "piers.csv": "x".repeat(megabyte) }, "“The upload”"],
  ])("that do not announce their size are stopped at the limit", async (files, words) => {
    const before = await kept();
    const form = new Response(filesForm(files as Record<string, string>));
    const response = await client.upload(new FormData(), {
      body: form.body,
      headers: { "content-type": form.headers.get("content-type") ?? "" },
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect((await response.json()).detail).toContain(words);
    expect(await kept()).toEqual(before);
  });

  it("given up midway leave nothing", async () => {
    const before = await kept();
    const controller = new AbortController();
    const many = lines("id,boat,pier_id", ...Array.from({ length: 60_000 }, (_, at) => `${at},Gull ${at},1`));
    const response = await client.upload(filesForm({ "boats.csv": many, "piers.csv": piers }), {
      ...events,
      signal: controller.signal,
    });
    await response.body?.getReader().read();
    controller.abort();
    await expect.poll(kept, { timeout: 10_000, interval: 100 }).toEqual(before);
  });
});

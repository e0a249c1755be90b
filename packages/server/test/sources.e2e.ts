import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type AskEvent,
  askEvent,
  askResponse,
  dataSourceSchema,
  type UploadEvent,
  uploadEvent,
} from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileForm, makeClient, readEvents, signInToDemo, uploadText } from "./client.ts";
import { type RunningServer, startServer, temporaryFolder } from "./start-server.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
let token = "";
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer(folder.path, { UPLOAD_LIMIT_MB: "20" });
  ({ access_token: token } = await signInToDemo(server.url));
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const client = () => makeClient(server.url, token);
const leftovers = async () => ({
  importing: await readdir(join(folder.path, "importing")).catch(() => []),
  sources: await readdir(join(folder.path, "sources")).catch(() => []),
});

/** Invoices of a small shop, `rows` lines. */
function invoices(rows: number): string {
  const countries = ["France", "Germany", "Spain", "United Kingdom"];
  const lines = ["invoice_no,country,invoice_date,quantity,unit_price"];
  for (let row = 0; row < rows; row += 1) {
    const day = String((row % 28) + 1).padStart(2, "0");
    lines.push(`${10_000 + row},${countries[row % 4]},2024-0${(row % 9) + 1}-${day},${(row % 7) + 1},2.5`);
  }
  return `${lines.join("\n")}\n`;
}

describe("data sources", () => {
  it("turns an upload into a source, telling its progress", async () => {
    const response = await client().upload(fileForm("invoices.csv", invoices(20_000), "Shop"), {
      headers: { accept: "text/event-stream" },
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const events = (await readEvents<UploadEvent>(response)).map(({ event }) => uploadEvent.parse(event));
    const last = events.at(-1);
    expect(events[0]).toEqual({ event: "progress", phase: "receiving", fraction: 1, file: null });
    expect(last).toMatchObject({ event: "connected", source: { name: "Shop", status: "connected" } });
    if (last?.event !== "connected") return;
    expect(last.source.id).toMatch(/^ds_\d+$/);
    expect(last.source.tables).toEqual([{ name: "invoices", rowCount: 20_000, columns: 5 }]);
    expect(last.source.config.files).toMatchObject([{ fileName: "invoices.csv", tables: ["invoices"] }]);
    const { sources } = await (await client().get("/api/sources")).json();
    expect(sources).toContainEqual(last.source);
  });

  it("answers on it, with the schema beside", async () => {
    const source = await uploadText(server.url, token, "orders.csv", invoices(400));
    const response = await client().send("/api/mcp/askdata", {
      question: "total quantity by country",
      session_id: "one",
      data_sources: [{ id: source.id }],
    });
    const { answer, response: converted, metadata } = askResponse.parse(await response.json());
    expect(answer.outcome === "answered" ? answer.table.rows.toSorted() : answer).toEqual([
      ["France", 398],
      ["Germany", 400],
      ["Spain", 402],
      ["United Kingdom", 397],
    ]);
    expect(converted.intent).toBe("aggregation");
    expect(metadata).toMatchObject({ session_id: "one", data_rows: 4 });
    const { schema } = await (await client().get(`/api/mcp/schema/${source.id}`)).json();
    expect(schema.tables[0]).toMatchObject({ name: "orders", estimated_rows: 400 });
    const test = await client().send("/api/mcp/test-connection", {
      data_source: { id: source.id, type: "file" },
    });
    expect(await test.json()).toEqual({ success: true, detail: null });
  });

  it("asks the one that knows a question's words, however many came after it", async () => {
    const { access_token } = await signInToDemo(server.url);
    await uploadText(server.url, access_token, "harbour.csv", "berth,tonnage\nA,3\nB,4\nA,5\n");
    for (const name of ["one", "two", "three", "four", "five", "six"])
      await uploadText(server.url, access_token, `${name}.csv`, "city,amount\nOslo,1\nRome,2\n");
    const response = await makeClient(server.url, access_token).send("/api/mcp/askdata", {
      question: "total tonnage by berth",
      session_id: "many",
      data_sources: [],
    });
    const { answer } = askResponse.parse(await response.json());
    expect(answer.outcome === "answered" ? answer.table.rows.toSorted() : answer).toEqual([
      ["A", 8],
      ["B", 4],
    ]);
  });

  it("tells the steps of a question", async () => {
    const source = await uploadText(server.url, token, "orders.csv", invoices(40));
    const response = await client().send(
      "/api/mcp/askdata",
      { question: "how many orders?", session_id: "two", data_sources: [{ id: source.id }] },
      { headers: { accept: "text/event-stream" } },
    );
    const events = (await readEvents<AskEvent>(response)).map(({ event }) => askEvent.parse(event));
    expect(events.map((event) => (event.event === "progress" ? event.step : event.event))).toEqual([
      "semantic_analysis",
      "sql_generation",
      "execution",
      "analysis",
      "answer",
    ]);
  });

  it("keeps what its owner says of it", async () => {
    const { sources } = await (await client().get("/api/sources")).json();
    const path = `/api/sources/${sources[0].id}/tags`;
    const tag = (tags: string[]) => client().send(path, { tags }, { method: "PUT" });
    expect(await (await tag(["GDPR", " Finance ", "GDPR"])).json()).toMatchObject({
      source: { tags: ["GDPR", "Finance"] },
    });
    expect((await tag([""])).status).toBe(400);
    const after = await (await client().get("/api/sources")).json();
    expect(after.sources[0].tags).toEqual(["GDPR", "Finance"]);
  });

  it("deletes a source with its files", async () => {
    const source = dataSourceSchema.parse(await uploadText(server.url, token, "gone.csv", invoices(10)));
    expect((await leftovers()).sources).toContain(source.id);
    expect((await client().remove(`/api/sources/${source.id}`)).status).toBe(204);
    expect((await leftovers()).sources).not.toContain(source.id);
    expect((await client().remove(`/api/sources/${source.id}`)).status).toBe(404);
    const answer = await client().send("/api/mcp/askdata", {
      question: "how many?",
      session_id: "three",
      data_sources: [{ id: source.id }],
    });
    expect(answer.status).toBe(404);
  });
});

describe("uploads that fail leave nothing behind", () => {
  it.each([
    ["empty.csv", "", 422, "file-empty"],
    ["picture.xlsx", "\u0089PNG\r\n\u001a\n0000", 415, "file-wrong-type"],
  ])("%s", async (fileName, content, status, code) => {
    const before = await leftovers();
    const response = await client().upload(fileForm(fileName, content));
    const body = await response.json();
    expect([response.status, body.failure?.code]).toEqual([status, code]);
    expect(body.detail).toContain(fileName);
    expect(await leftovers()).toEqual(before);
  });

  it("over the limit, announced or not", async () => {
    const before = await leftovers();
    const big = new Blob([invoices(100), "x".repeat(21 * 1_048_576)]);
    const announced = await client().upload(fileForm("big.csv", big));
    expect(announced.status).toBe(413);
    expect((await announced.json()).detail).toContain("the limit is 20 MB");
    const form = new Response(fileForm("big.csv", big));
    const streamed = await client().upload(new FormData(), {
      body: form.body,
      headers: { "content-type": form.headers.get("content-type") ?? "" },
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(await leftovers()).toEqual(before);
  });

  it("without a file, or without a form", async () => {
    const empty = new FormData();
    empty.append("name", "nothing");
    expect((await client().upload(empty)).status).toBe(400);
    expect((await client().send("/api/sources/upload", {})).status).toBe(400);
  });

  it("given up by the client", async () => {
    const before = await leftovers();
    const controller = new AbortController();
    const response = await client().upload(fileForm("slow.csv", invoices(400_000)), {
      headers: { accept: "text/event-stream" },
      signal: controller.signal,
    });
    const reader = response.body?.getReader();
    await reader?.read();
    controller.abort();
    await expect.poll(leftovers, { timeout: 40_000, interval: 100 }).toEqual(before);
    const { sources } = await (await client().get("/api/sources")).json();
    expect(sources.map(({ name }: { name: string }) => name)).not.toContain("slow");
  });

  it("takes a path in a file name for a name", async () => {
    const source = await uploadText(server.url, token, "../../etc/pass\u0007wd.csv", invoices(3));
    expect(source.name).toBe("passwd");
    expect(source.config.fileName).toBe("passwd.csv");
    expect((await readdir(folder.path)).toSorted()).toEqual([
      "database",
      "importing",
      "parlance.lock",
      "retail-demo",
      "secret.key",
      "sources",
    ]);
  });
});

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type AskResponse,
  type ChartsResponse,
  type DataSource,
  type ModelVersionsResponse,
  type ReplaceEvent,
  replaceEvent,
  replacementSchema,
} from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesForm, makeClient, readEvents } from "./client.ts";
import { type RunningApp, runApp, type TestMember } from "./run-app.ts";

const lines = (...rows: string[]): string => `${rows.join("\n")}\n`;
const piers = lines("id,pier", "1,North", "2,South");
const may = lines("id,pier_id,fare", "1,1,10", "2,1,5", "3,2,7");
const june = lines("id,pier_id,fare", "1,1,20", "2,2,7", "3,2,7", "4,2,1");

let app: RunningApp;
let member: TestMember;
let client: ReturnType<typeof makeClient>;
let source: DataSource;
beforeAll(async () => {
  app = await runApp();
  member = await app.addMember("editor");
  client = makeClient(app.url, member.token);
  const made = await client.upload(filesForm({ "trips may.csv": may, "piers.csv": piers }, "Harbour"));
  source = (await made.json()) as DataSource;
}, 60_000);
afterAll(() => app.stop());

const send = (files: Record<string, string>, query: string, headers = {}, token = member.token) =>
  fetch(`${app.url}/api/sources/${source.id}/file?${query}`, {
    method: "PUT",
    body: filesForm(files),
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
const totals = async (): Promise<unknown> => {
  const asked = await client.send("/api/mcp/askdata", {
    question: "total fare by pier",
    session_id: "harbour",
    data_sources: [{ id: source.id }],
  });
  const { answer } = (await asked.json()) as AskResponse;
  return answer.outcome === "answered" ? answer.table.rows.toSorted() : answer;
};
const readModel = async (): Promise<ModelVersionsResponse> =>
  (await (await client.get(`/api/sources/${source.id}/model`)).json()) as ModelVersionsResponse;
const kept = (): Promise<string[]> =>
  readdir(join(app.composition.services.settings.dataFolder, "sources", source.id));

describe("a source of files that gets newer data", () => {
  it("keeps its tables' names, what people said and its saved charts, which show the new figures", async () => {
    expect(await totals()).toEqual([
      ["North", 15],
      ["South", 7],
    ]);
    await client.send("/api/charts", { conversation: "harbour", position: 1, title: "Fares" });
    const { model } = await readModel();
    for (const table of model.tables) if (table.name === "trips may") table.label = "Voyages";
    await client.put(`/api/sources/${source.id}/model`, { model });
    const response = await send({ "trips june.csv": june }, "replaces=trips+may.csv", {
      accept: "text/event-stream",
    });
    const told = (await readEvents<ReplaceEvent>(response)).map(({ event }) => replaceEvent.parse(event));
    const last = told.at(-1);
    if (last?.event !== "replaced") throw new Error(JSON.stringify(last));
    expect(told.some((event) => event.event === "progress" && event.file?.name === "trips june.csv")).toBe(
      true,
    );
    expect(last.source.config.files).toEqual([
      { fileName: "piers.csv", fileSize: piers.length, tables: ["piers"] },
      { fileName: "trips june.csv", fileSize: june.length, tables: ["trips may"] },
    ]);
    expect(last.source.tables.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ["piers", 2],
      ["trips may", 4],
    ]);
    expect(last.source.report.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ["piers", 2],
      ["trips may", 4],
    ]);
    expect(last.source.sync).toEqual({ changes: [], breaks: [], unused: [] });
    const after = (await readModel()).model;
    expect(after.tables.map(({ label }) => label)).toContain("Voyages");
    expect(after.relationships).toHaveLength(1);
    const fresh = [
      ["North", 20],
      ["South", 15],
    ];
    expect(await totals()).toEqual(fresh);
    const { charts } = (await (await client.get("/api/charts")).json()) as ChartsResponse;
    const saved = charts.find(({ title }) => title === "Fares")?.answer;
    expect(saved?.outcome === "answered" && saved.table.rows.toSorted()).toEqual(fresh);
    expect(await kept()).toHaveLength(3);
  });

  it("asks before a column goes, and leaves all as it is until that is agreed to", async () => {
    const before = [await kept(), await totals()];
    const other = lines("id,pier_id,price,day", "1,1,20,2024-06-01");
    const asked = replacementSchema.parse(
      await (await send({ "trips july.csv": other }, "replaces=trips+june.csv")).json(),
    );
    if (asked.event !== "asks") throw new Error(JSON.stringify(asked));
    expect(asked.report.changes.map(({ kind, column }) => [kind, column])).toEqual([
      ["column-removed", "fare"],
      ["column-added", "price"],
      ["column-added", "day"],
    ]);
    expect(asked.report.breaks.map(({ kind, name }) => [kind, name])).toEqual([["chart", "Fares"]]);
    expect([await kept(), await totals()]).toEqual(before);
    const agreed = await send({ "trips july.csv": other }, "replaces=trips+june.csv&accept=true");
    expect(replacementSchema.parse(await agreed.json())).toMatchObject({
      event: "replaced",
      source: { tables: [{ name: "piers" }, { name: "trips may", rowCount: 1, columns: 4 }] },
    });
    expect(await kept()).toHaveLength(3);
    const { versions } = await readModel();
    const restored = await client.send(`/api/sources/${source.id}/model/restore`, {
      version: versions[0]?.version,
    });
    const text = await restored.text();
    expect([text.includes('"price"'), text.includes('"fare"')]).toEqual([true, false]);
  });

  it.each([
    ["a file that it does not have", { "a.csv": may }, "replaces=b.csv", 400, "which has piers.csv, trips"],
    ["no name", { "a.csv": may }, "", 400, "replaces"],
    ["two files", { "a.csv": may, "b.csv": may }, "replaces=piers.csv", 400, "one file at a time"],
    ["an empty file", { "a.csv": "" }, "replaces=piers.csv", 422, "“a.csv” is empty."],
    ["a picture", { "a.xlsx": "\u0089PNG\r\n\u001a\n0000" }, "replaces=piers.csv", 415, "“a.xlsx”"],
  ])("says what is wrong with %s", async (_, files, query, status, words) => {
    const before = await kept();
    const response = await send(files as Record<string, string>, query);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(words)]);
    expect(await kept()).toEqual(before);
  });

  it("is for editors of its workspace alone", async () => {
    const viewer = await app.addMember("viewer", member.workspaceId);
    expect((await send({ "a.csv": may }, "replaces=piers.csv", {}, viewer.token)).status).toBe(403);
    const stranger = await app.addMember("editor");
    expect((await send({ "a.csv": may }, "replaces=piers.csv", {}, stranger.token)).status).toBe(404);
  });

  it("can be called otherwise, and answers say so", async () => {
    const renamed = await client.put(`/api/sources/${source.id}/name`, { name: " Docks " });
    expect(await renamed.json()).toMatchObject({ source: { name: "Docks" } });
    const nameless = await client.put(`/api/sources/${source.id}/name`, { name: " " });
    expect([nameless.status, await nameless.text()]).toEqual([
      400,
      expect.stringContaining("Give it a name"),
    ]);
    const asked = await client.send("/api/mcp/askdata", {
      question: "number of piers",
      session_id: "",
      data_sources: [{ id: source.id }],
    });
    expect(await asked.text()).toContain('"sourceLabel":"Docks"');
  });
});

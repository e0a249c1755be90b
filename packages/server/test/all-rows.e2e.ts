import { askResponse, type DataAnswer, exportRows } from "@parlance/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeClient, uploadText } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";

const rows = exportRows + 1000;
let app: RunningApp;
let client: ReturnType<typeof makeClient>;
let source: string;
beforeAll(async () => {
  app = await runApp();
  const { token } = await app.addMember("editor");
  client = makeClient(app.url, token);
  const lines = Array.from({ length: rows }, (_, at) => `${at + 1},Boat ${at % 5000},${at % 97}`);
  source = (await uploadText(app.url, token, "trips.csv", `id,boat,fare\n${lines.join("\n")}\n`)).id;
}, 60_000);
afterAll(() => app.stop());

const send = (body: object) =>
  client.send("/api/mcp/askdata", { data_sources: [{ id: source }], session_id: "", ...body });
const ask = async (body: object): Promise<DataAnswer> => {
  const { answer } = askResponse.parse(await (await send(body)).json());
  if (answer.outcome !== "answered") throw new Error(JSON.stringify(answer));
  return answer;
};

it("an answer that is cut says how many rows there are, and all of them can be read", async () => {
  const shown = await ask({ question: "total fare by boat" });
  expect(shown.table).toMatchObject({ rowCount: 2000, truncated: true, total: 5000 });
  const { query } = shown.reading;
  const all = await ask({ question: "total fare by boat", query, rows: "all" });
  expect(all.table).toMatchObject({ rowCount: 5000, truncated: false });
  expect(new Set(all.table.rows.map(([boat]) => boat)).size).toBe(5000);
  expect(all.table.rows.slice(0, 2000)).toEqual(shown.table.rows);
});

it("an export ends at its own limit, and says how many rows there are", async () => {
  const { reading } = await ask({ question: "list all trips with boat and fare" });
  const started = performance.now();
  const all = await ask({ question: "trips", query: reading.query, rows: "all" });
  expect(all.table).toMatchObject({ rowCount: exportRows, truncated: true, total: rows });
  expect(performance.now() - started).toBeLessThan(15_000);
});

it("no conversation keeps all rows", async () => {
  const response = await send({ question: "total fare by boat", session_id: "one", rows: "all" });
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining("no conversation keeps them"),
  ]);
});

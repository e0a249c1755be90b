import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FileWarehouse, openFileWarehouse } from "./connection.ts";

const limits = { timeoutSeconds: 20, maximumRows: 1000, signal: null };
const slow = "SELECT COUNT(*) FROM range(3000000000) AS a(i) WHERE sqrt(i) > 1e9";
let folder: string;
let warehouse: FileWarehouse;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-warehouse-"));
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(
    `COPY (SELECT i AS id, 'name ' || i AS name FROM range(5000) t(i)) TO '${folder}/things.parquet'`,
  );
  connection.closeSync();
  instance.closeSync();
  warehouse = await openFileWarehouse(
    { folder, tables: [{ name: "my things", parquet: "things.parquet" }] },
    { threads: 1, memoryLimit: "512MB" },
  );
});

afterAll(async () => {
  warehouse.close();
  await rm(folder, { recursive: true });
});

describe("values", () => {
  test("are plain: ISO times, numbers, strings beyond 2^53", async () => {
    const result = await warehouse.run(
      {
        text: `SELECT DATE '2024-02-29', TIMESTAMP '2024-02-29 13:00:00', TIMESTAMP '1969-12-31 23:59:59.5', TIME '08:30:00',
          42::BIGINT, 9007199254740993::BIGINT, 12.34::DECIMAL(9,2), 'x', TRUE, NULL, 'nan'::DOUBLE, [1, 2]`,
        parameters: [],
      },
      limits,
    );
    expect(result).toEqual({
      ok: true,
      value: {
        rows: [
          [
            "2024-02-29",
            "2024-02-29T13:00:00",
            "1969-12-31T23:59:59.500",
            "08:30:00",
            42,
            "9007199254740993",
            12.34,
            "x",
            true,
            null,
            null,
            "[1, 2]",
          ],
        ],
        truncated: false,
      },
    });
  });

  test("are bound as what they are", async () => {
    const parameters = ["a", 1, 3_000_000_000, 1.5, true, null];
    const result = await warehouse.run({ text: "SELECT $1, $2, $3, $4, $5, $6", parameters }, limits);
    expect(result.ok && result.value.rows).toEqual([parameters]);
  });
});

describe("limits", () => {
  test("more rows than the cap are cut and said", async () => {
    const statement = { text: 'SELECT id FROM "my things" ORDER BY id', parameters: [] };
    const cut = await warehouse.run(statement, { ...limits, maximumRows: 3 });
    expect(cut).toEqual({ ok: true, value: { rows: [[0], [1], [2]], truncated: true } });
    const all = await warehouse.run(statement, { ...limits, maximumRows: 5000 });
    expect(all.ok && [all.value.rows.length, all.value.truncated]).toEqual([5000, false]);
  });

  test("a slow query is timed out, and the next one runs", async () => {
    const result = await warehouse.run({ text: slow, parameters: [] }, { ...limits, timeoutSeconds: 0.2 });
    expect(result).toEqual({ ok: false, failure: { code: "timed-out", sql: slow, seconds: 0.2 } });
    expect((await warehouse.run({ text: "SELECT 1", parameters: [] }, limits)).ok).toBe(true);
  });

  test("a cancelled query stops", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const result = await warehouse.run(
      { text: slow, parameters: [] },
      { ...limits, signal: controller.signal },
    );
    expect(result).toEqual({ ok: false, failure: { code: "cancelled" } });
    const again = await warehouse.run(
      { text: "SELECT 1", parameters: [] },
      { ...limits, signal: controller.signal },
    );
    expect(again).toEqual({ ok: false, failure: { code: "cancelled" } });
  });

  test("fifty questions at once are all answered", async () => {
    const runs = Array.from({ length: 50 }, (_, n) =>
      warehouse.run({ text: 'SELECT COUNT(*) + $1 FROM "my things"', parameters: [n] }, limits),
    );
    const results = await Promise.all(runs);
    expect(results.map((result) => result.ok && result.value.rows[0]?.[0])).toEqual(
      Array.from({ length: 50 }, (_, n) => 5000 + n),
    );
  });
});

describe("locks", () => {
  test.each([
    ["files outside the folder", "SELECT * FROM read_csv('/etc/passwd')"],
    ["settings", "SET threads = 8"],
    ["extensions", "INSTALL httpfs"],
    ["writing", "CREATE TABLE t (a INTEGER)"],
    ["writing files", "COPY (SELECT 1) TO '/tmp/out.csv'"],
    ["several statements", "SELECT 1; SELECT 2"],
    ["nonsense", "SELEKT"],
  ])("%s are refused", async (_, text) => {
    const result = await warehouse.run({ text, parameters: [] }, limits);
    expect(result).toMatchObject({ ok: false, failure: { code: "refused", sql: text } });
  });
});

test("the optimizer that mixes up CTEs is off", async () => {
  const statement = { text: "SELECT current_setting('disabled_optimizers')", parameters: [] };
  expect(await warehouse.run(statement, limits)).toMatchObject({ value: { rows: [["common_subplan"]] } });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FileWarehouse, openMemoryWarehouse } from "./connection.ts";
import { duckdbDialect } from "./dialect.ts";

let warehouse: FileWarehouse;
beforeAll(async () => {
  warehouse = await openMemoryWarehouse([]);
});
afterAll(() => warehouse.close());

async function read(name: "number" | "seconds" | "day", text: string) {
  const sql = `SELECT ${duckdbDialect.functions[name](["CAST($1 AS VARCHAR)"])}`;
  const limits = { timeoutSeconds: 10, maximumRows: 10, signal: null };
  const run = await warehouse.run({ text: sql, parameters: [text] }, limits);
  if (!run.ok) throw new Error(`${sql}: ${JSON.stringify(run.failure)}`);
  return run.value.rows[0]?.[0];
}

describe("number", () => {
  test.each([
    ["1,200", 1200],
    ["22 860", 22860],
    ["$74,704", 74704],
    ["12.5%", 12.5],
    ["3rd", 3],
    ["#14", 14],
    ["-4", -4],
    ["−0.3", -0.3],
    ["97.9 MHz", 97.9],
    ["T5", 5],
    ["1,234,567", 1234567],
    ["1993–94", 1993],
    ["none", null],
    ["", null],
  ])("%s", async (text, value) => expect(await read("number", text)).toBe(value));
});

describe("seconds", () => {
  test.each([
    ["2:31.5", 151.5],
    ["1:02:03", 3723],
    ["47:05", 2825],
    ["51.20", 51.2],
    ["2:00.06 (PB)", 120.06],
    ["DNF", null],
  ])("%s", async (text, value) => expect(await read("seconds", text)).toBe(value));
});

describe("day", () => {
  test.each([
    ["January 26, 1982", "1982-01-26"],
    ["5 Sep 1998", "1998-09-05"],
    ["Sunday, May 5, 1991 (rain)", "1991-05-05"],
    ["March 2001", "2001-03-01"],
    ["1922", "1922-01-01"],
    ["2004-02-29", "2004-02-29"],
    ["Unknown", null],
  ])("%s", async (text, value) => expect(await read("day", text)).toBe(value));
});

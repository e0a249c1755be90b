import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SuiteCase } from "../../packages/cli/src/evaluation/suite.ts";
import { openGridDatabase } from "./grid-database.ts";
import { makeQuestions } from "./make-questions.ts";

const folder = mkdtempSync(join(tmpdir(), "parlance-grid-"));
const made = new Map<string, SuiteCase>();
const column = (name: string, type: string) => ({ name, type });
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const tables = [
  {
    name: "harbours",
    file: "harbours.csv",
    columns: [column("harbour_id", "INTEGER"), column("harbour_name", "VARCHAR")],
    primaryKey: ["harbour_id"],
    rows: range(10).map((at) => [at, `Port ${"ABCDEFGHIJ"[at]}lmouth`]),
  },
  {
    name: "ferries",
    file: "ferries.csv",
    columns: [
      column("ferry_id", "INTEGER"),
      column("harbour_id", "INTEGER"),
      column("ferry_name", "VARCHAR"),
    ],
    primaryKey: ["ferry_id"],
    rows: range(12).map((at) => [at, at % 4, `Ferry ${at}`]),
  },
  {
    name: "crossings",
    file: "crossings.csv",
    columns: [
      column("crossing_id", "INTEGER"),
      column("ferry_id", "INTEGER"),
      column("status", "VARCHAR"),
      column("cars", "INTEGER"),
      column("sailed_on", "DATE"),
    ],
    primaryKey: ["crossing_id"],
    rows: range(40).map((at) => [
      at,
      at % 9,
      at % 5 === 0 ? "Cancelled" : "Sailed",
      at * 3,
      `2024-0${1 + (at % 3)}-0${1 + (at % 7)}`,
    ]),
  },
  {
    name: "dim_date",
    file: "dim_date.csv",
    columns: [column("full_date", "DATE")],
    primaryKey: [],
    rows: range(20).map((at) => [`2024-01-${10 + at}`]),
  },
];
const foreignKeys = [
  { fromTable: "ferries", fromColumn: "harbour_id", toTable: "harbours", toColumn: "harbour_id" },
  { fromTable: "crossings", fromColumn: "ferry_id", toTable: "ferries", toColumn: "ferry_id" },
];

function write(name: string, changed: typeof tables): string {
  const database = join(folder, name);
  mkdirSync(database);
  writeFileSync(join(database, "schema.json"), JSON.stringify({ tables: changed, foreignKeys }));
  for (const { file, columns, rows } of changed)
    writeFileSync(
      join(database, file),
      [columns.map((each) => each.name), ...rows].map((row) => row.join(",")).join("\n"),
    );
  return database;
}

beforeAll(async () => {
  const database = await openGridDatabase(write("ferries", tables), "ferries");
  if (database === null) throw new Error("the database was not opened");
  for (const one of await makeQuestions(database)) made.set(one.category ?? "", one);
  database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("questions made of a database", () => {
  test.each([
    ["value after a verb", /crossings .*(?:cancelled|sailed)/, [[8]]],
    ["average number of each parent", /(?:ferry|harbour)/, [[Number((40 / 9).toPrecision(12))]]],
    ["highest figure", /cars/, [[117]]],
    ["number of parents without", /(?:ferries|harbours)/, [[3]]],
  ])("%s", (family, words, rows) => {
    const one = made.get(family);
    expect(one?.question).toMatch(words);
    expect([one, ...(one?.alternatives ?? [])].map((each) => each?.rows)).toContainEqual(rows);
  });

  test("are of what the parent belongs to where it belongs to something", () => {
    const one = made.get("by what the parent belongs to");
    expect(one?.question).toMatch(/crossings .*harbour/);
    expect(one?.rows).toHaveLength(4);
  });

  test("are none of days, which are no thing", () => {
    for (const { question } of made.values()) expect(question).not.toMatch(/\bdates\b/);
  });

  test("are none where the data is not of its declared types", async () => {
    const wrong = tables.map((table) => ({
      ...table,
      columns: table.columns.map((each) => (each.name === "status" ? column("status", "DATE") : each)),
    }));
    expect(await openGridDatabase(write("wrong", wrong), "wrong")).toBeNull();
  });
});

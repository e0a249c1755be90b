import { read, type WorkSheet } from "@e965/xlsx";
import { chooseChart } from "@parlance/charts";
import type { AggregateQuery, DataAnswer, Literal, ResultColumn } from "@parlance/contract";
import { expect, test } from "vitest";
import { answerToXlsx } from "./xlsx.ts";

const none = { kind: "none", currency: null, label: null } as const;
const column = (id: string, more: Partial<ResultColumn> = {}): ResultColumn => ({
  id,
  label: id,
  type: "decimal",
  role: "measure",
  unit: none,
  ...more,
});
const dimension = (id: string, more: Partial<ResultColumn> = {}): ResultColumn =>
  column(id, { role: "dimension", type: "string", ...more });

const query: AggregateQuery = {
  kind: "aggregate",
  source: "farm",
  subject: "milking",
  dimensions: [],
  measures: [],
  filter: null,
  having: null,
  transforms: [],
  comparison: null,
  order: [],
  limit: null,
  hidden: [],
  chart: null,
} as unknown as AggregateQuery;

async function sheetOf(columns: ResultColumn[], rows: Literal[][]): Promise<WorkSheet> {
  const table = { columns, rows, rowCount: rows.length, truncated: false };
  const answer = {
    outcome: "answered",
    question: "=milk?",
    chart: chooseChart(table, query, { title: "Milk", resultHash: "h" }),
    table,
    reading: { query, sentence: "Milk by day" },
    evidence: { sourceLabel: "Farm", answeredAt: "2026-01-01T00:00:00Z", sql: "SELECT 1" },
  } as unknown as DataAnswer;
  const book = read(await answerToXlsx(answer).arrayBuffer(), { cellNF: true, cellFormula: true });
  expect(book.SheetNames).toEqual(["Answer", "How I got this"]);
  return book.Sheets.Answer ?? {};
}

test.each<[ResultColumn, Literal, object]>([
  [dimension("day", { type: "date", grain: "day" }), "2024-03-01", { t: "n", v: 45352, w: "2024-03-01" }],
  [dimension("month", { type: "date", grain: "month" }), "2024-03-01", { t: "n", v: 45352, w: "Mar 2024" }],
  [dimension("at", { type: "timestamp" }), "2024-03-01 12:30:00", { w: "2024-03-01 12:30:00" }],
  [dimension("old", { type: "date" }), "1812-06-24", { t: "s", v: "1812-06-24" }],
  [
    column("milk", { unit: { kind: "currency", currency: "€", label: null } }),
    1234.5,
    { t: "n", v: 1234.5, w: "€1,234.50" },
  ],
  [column("share", { unit: { ...none, kind: "ratio" } }), 0.125, { t: "n", w: "12.50%" }],
  [column("litres"), 505135.98000001, { t: "n", v: 505135.98 }],
  [column("cows", { type: "integer", unit: { ...none, kind: "count" } }), 12000, { t: "n", w: "12,000" }],
  [dimension("year", { type: "integer" }), 2024, { t: "n", w: "2024" }],
  [dimension("weekday", { type: "integer", part: "day-of-week" }), 1, { t: "s", v: "Monday" }],
  [dimension("name"), '=HYPERLINK("x")', { t: "s", v: '=HYPERLINK("x")' }],
  [dimension("name"), "Käse „jung“, 'zart'", { t: "s", v: "Käse „jung“, 'zart'" }],
  [dimension("fresh", { type: "boolean" }), true, { t: "b", v: true }],
])("%o holds %j as a cell of its kind", async (one, value, cell) => {
  const sheet = await sheetOf([one], [[value]]);
  expect(sheet.A2).toMatchObject(cell);
  expect(sheet.A2).not.toHaveProperty("f");
});

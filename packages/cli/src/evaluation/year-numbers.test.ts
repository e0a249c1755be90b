import { type AggregateQuery, aggregateQuery, fieldOf, type ResultTable } from "@parlance/contract";
import { expect, test } from "vitest";
import { withYearNumbers } from "./year-numbers.ts";

const unit = { kind: "none", currency: null, label: null } as const;
const table: ResultTable = {
  columns: [
    { id: "t", label: "year", type: "date", role: "dimension", unit },
    { id: "m", label: "sales", type: "integer", role: "measure", unit },
  ],
  rows: [
    ["2023-01-01", 5],
    [null, 1],
  ],
  rowCount: 2,
  truncated: false,
};
const by = (grain: "year" | "month"): AggregateQuery =>
  aggregateQuery("test", "sales", {
    dimensions: [
      {
        id: "t",
        label: grain,
        expression: {
          kind: "truncate",
          grain,
          operand: fieldOf("sales", "day"),
        },
      },
    ],
  });

test("years are numbers, other grains stay dates", () => {
  expect(withYearNumbers(table, by("year"))).toEqual([
    [2023, 5],
    [null, 1],
  ]);
  expect(withYearNumbers(table, by("month"))).toEqual(table.rows);
  expect(withYearNumbers(table, null)).toEqual(table.rows);
});

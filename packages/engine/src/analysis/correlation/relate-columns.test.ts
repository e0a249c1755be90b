import type { Literal } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { resultColumn, resultTable } from "../testing/result.ts";
import { relateCategory, relateMeasures, relateSeries } from "./relate-columns.ts";

const columns = [
  resultColumn("City", "dimension", "string"),
  resultColumn("Price", "measure", "decimal"),
  resultColumn("Sales", "measure", "decimal"),
];
const tableOf = (rows: Literal[][]) => resultTable(columns, rows);
const random = seededRandom(1);
const draws = Array.from({ length: 120 }, () => random.normal());
const others = Array.from({ length: 120 }, () => random.normal());

describe("two measures", () => {
  test("rows without one of them are left out", () => {
    const rows = draws.map((value, row): Literal[] => [
      "x",
      row % 4 === 0 ? null : value,
      row % 5 === 0 ? null : 2 * value,
    ]);
    const relation = relateMeasures(tableOf(rows), 1, 2);
    if (relation.kind !== "measures") throw new Error(relation.kind);
    expect(relation.rows).toHaveLength(72);
    expect(relation.rows).not.toContain(0);
    expect(relation.spearman).toMatchObject({ value: 1, pValue: 0 });
    expect(relation.lag).toBe(0);
  });

  test("numbers that came as text are numbers", () => {
    const rows = draws.map((value): Literal[] => ["x", String(value), value]);
    expect(relateMeasures(tableOf(rows), 1, 2)).toMatchObject({ kind: "measures", pearson: { value: 1 } });
  });

  test("a constant and too few rows are reasons", () => {
    expect(relateMeasures(tableOf(draws.map((value) => ["x", value, 3])), 1, 2)).toMatchObject({
      reason: "one of them does not vary",
    });
    expect(relateMeasures(tableOf([["x", 1, 2]]), 1, 2)).toMatchObject({
      reason: "fewer than eight rows hold both",
    });
  });
});

describe("two series", () => {
  const order = draws.map((_, row) => row);

  test.each([-3, 0, 4])("the lag %d is found, and its sign says which is ahead", (lag) => {
    const rows = draws.map((_, row): Literal[] => [
      "x",
      draws[row] ?? 0,
      (draws[row - lag] ?? 0) + 0.2 * (others[row] ?? 0),
    ]);
    const relation = relateSeries(tableOf(rows), order, 1, 2, 6);
    expect(relation).toMatchObject({ kind: "measures", lag });
  });

  test("the p-value pays for the lags tried", () => {
    const rows = draws.map((value, row): Literal[] => ["x", value, 0.3 * value + (others[row] ?? 0)]);
    const p = (lags: number): number => {
      const relation = relateSeries(tableOf(rows), order, 1, 2, lags);
      return relation.kind === "measures" ? relation.spearman.pValue : 1;
    };
    expect(p(4) / p(0)).toBeCloseTo(9, 5);
  });

  test("only changes between neighbours count where values are missing", () => {
    const rows = draws.map((value, row): Literal[] => ["x", row % 2 === 0 ? null : value, value]);
    expect(relateSeries(tableOf(rows), order, 1, 2, 2)).toMatchObject({ kind: "none" });
  });
});

describe("a category and a measure", () => {
  test("members and values that are missing are left out", () => {
    const rows = draws.map((value, row): Literal[] => [
      row % 3 === 0 ? null : row % 3 === 1 ? "a" : "b",
      row % 10 === 0 ? null : value + (row % 3) * 4,
      0,
    ]);
    const relation = relateCategory(tableOf(rows), 0, 1);
    if (relation.kind !== "category") throw new Error(relation.kind);
    expect(relation.ratio.groups).toBe(2);
    expect(relation.rows.length).toBe(relation.ratio.values);
    expect(relation.ratio.pValue).toBeLessThan(1e-6);
  });

  test.each([
    ["names of its rows", (row: number) => `City ${row}`, "almost every row is a group of its own"],
    ["one member", () => "a", "one of them does not vary"],
  ])("%s part nothing", (_, member, reason) => {
    const rows = draws.map((value, row): Literal[] => [member(row), value, 0]);
    expect(relateCategory(tableOf(rows), 0, 1)).toEqual({ kind: "none", columns: [0, 1], reason });
  });
});

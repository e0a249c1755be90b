import type { Measure } from "@parlance/contract";
import { expect, test } from "vitest";
import { readChanges } from "./read-changes.ts";
import { comparisonTable, driversRequest, summed } from "./testing/comparison.ts";

const revenue = summed("revenue", "Revenue");
const table = comparisonTable(
  ["Region", "Paid"],
  [{ id: "revenue", unit: { kind: "currency", currency: "EUR", label: null } }],
  [
    ["North", true, 60, 100, -40, -0.4],
    [null, false, 55, 50, 5, 0.1],
    ["North", false, null, 7, -7, -1],
  ],
);
const query = driversRequest([revenue], ["Region", "Paid"]);
const reason = (...given: Parameters<typeof readChanges>): string | null => {
  const read = readChanges(...given);
  return read.ok ? null : read.failure.code === "too-little-data" ? read.failure.reason : read.failure.code;
};

test("members by name, the empty ones too; missing figures are nothing", () => {
  const read = readChanges(table, query);
  if (!read.ok) throw new Error(read.failure.code);
  expect(read.value.figures.cube.members).toEqual([
    ["North", "(none)"],
    ["yes", "no"],
  ]);
  expect([...(read.value.figures.current[0] ?? [])]).toEqual([60, 55, 0]);
  expect([...(read.value.figures.prior[0] ?? [])]).toEqual([100, 50, 7]);
  expect(read.value).toMatchObject({ ratio: false, unit: { kind: "currency" } });
});

const ratioTable = (...rows: number[][]) =>
  comparisonTable(
    ["Region"],
    [{ id: "numerator" }, { id: "denominator" }],
    rows.map(([now = 0, before = 0, ofNow = 0, ofBefore = 0], index) => [
      `R${index}`,
      now,
      before,
      0,
      0,
      ofNow,
      ofBefore,
      0,
      0,
    ]),
  );
const ratioQuery = driversRequest(
  [summed("numerator", "Rate, numerator"), summed("denominator", "Rate, denominator")],
  ["Region"],
);

test("a proportion is a share, another ratio has its numerator's unit", () => {
  expect(readChanges(ratioTable([1, 2, 10, 10]), ratioQuery)).toMatchObject({
    ok: true,
    value: { ratio: true, unit: { kind: "ratio" } },
  });
  expect(readChanges(ratioTable([100, 200, 10, 10]), ratioQuery)).toMatchObject({
    value: { unit: { kind: "none" } },
  });
});

test("each lack has its reason", () => {
  const columns = table.columns.filter(({ id }) => !id.includes(":"));
  expect(reason({ ...table, columns }, query)).toMatch(/two periods/);
  expect(
    reason(table, {
      ...query,
      query: { ...query.query, kind: "aggregate", measures: [] } as typeof query.query,
    }),
  ).toMatch(/two periods/);
  const bare = comparisonTable([], [{ id: "revenue" }], [[60, 100, -40, -0.4]]);
  expect(reason(bare, query)).toMatch(/splits/);
  expect(reason({ ...table, truncated: true }, query)).toMatch(/more segments/);
  expect(reason({ ...table, rows: [] }, query)).toMatch(/earlier period holds nothing/);
  const gone = table.rows.map((row) => [row[0] ?? null, row[1] ?? null, 0, row[3] ?? null, 0, 0]);
  expect(reason({ ...table, rows: gone }, query)).toMatch(/later period holds nothing/);
  expect(reason(ratioTable([1, 2, 10, -10]), ratioQuery)).toMatch(/no denominator/);
});

const expressionOf = (expression: Measure["expression"]): Measure => ({ ...revenue, expression });
const scaled = (operator: "*" | "+", right: Measure["expression"]): Measure =>
  expressionOf({ kind: "arithmetic", operator, left: revenue.expression, right });

test("only what adds up can be taken apart", () => {
  const average = expressionOf({ ...revenue.expression, aggregation: "average" } as Measure["expression"]);
  for (const measure of [average, scaled("*", revenue.expression), scaled("+", average.expression)])
    expect(reason(table, driversRequest([measure], []))).toMatch(/sum of its segments/);
  for (const measure of [scaled("*", { kind: "constant", value: 2 }), scaled("+", revenue.expression)])
    expect(reason(table, driversRequest([measure], []))).toBe(null);
});

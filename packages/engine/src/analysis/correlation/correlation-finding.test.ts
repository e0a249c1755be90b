import { findingSchema, sentenceText } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { resultColumn, resultTable } from "../testing/result.ts";
import { relationFinding, unrelatedFinding } from "./correlation-finding.ts";
import type { CategoryPair, MeasurePair } from "./relate-columns.ts";

const table = resultTable(
  [
    resultColumn("City", "dimension", "string"),
    resultColumn("Price", "measure", "decimal"),
    resultColumn("Sales", "measure", "decimal"),
  ],
  [],
);
const coefficient = (value: number) => ({
  value,
  lower: value - 0.1,
  upper: value + 0.1,
  pValue: 0.001,
  pairs: 50,
});

/** Price and sales with this rank correlation, sales `lag` periods behind. */
function pair(value: number, lag = 0): MeasurePair {
  return {
    kind: "measures",
    columns: [1, 2],
    pearson: coefficient(0.3),
    spearman: coefficient(value),
    rows: [0, 1, 2],
    lag,
  };
}
const category: CategoryPair = {
  kind: "category",
  columns: [0, 2],
  rows: [0, 1],
  ratio: { etaSquared: 0.42, lower: 0.3, upper: 0.55, pValue: 1e-5, groups: 4, values: 80 },
};

describe("in words", () => {
  test.each([
    [
      pair(0.85),
      null,
      "Price and sales go together: a strong rank correlation of 0.85 (between 0.75 and 0.95).",
    ],
    [
      pair(-0.5),
      null,
      "Price and sales go against each other: a moderate rank correlation of -0.50 (between -0.60 and -0.40).",
    ],
    [
      pair(0.25),
      "week",
      "From week to week the changes of price go together with those of sales: a weak rank correlation of 0.25 (between 0.15 and 0.35).",
    ],
    [
      pair(-0.8, 1),
      "month",
      "From month to month the changes of price go against those of sales, 1 month later: a strong rank correlation of -0.80 (between -0.90 and -0.70).",
    ],
    [
      pair(0.8, -3),
      "day",
      "From day to day the changes of sales go together with those of price, 3 days later: a strong rank correlation of 0.80 (between 0.70 and 0.90).",
    ],
    [
      category,
      null,
      "Sales differs by city, which accounts for 42 % of its variance (between 30 % and 55 %).",
    ],
  ] as const)("%#", (relation, grain, sentence) => {
    const finding = relationFinding(table, relation, 0.002, grain);
    expect(sentenceText(finding.sentence)).toBe(sentence);
    expect(findingSchema.safeParse(finding).error).toBeUndefined();
    expect(finding.evidence.figures).toContainEqual({ name: "p-value", value: 0.002 });
  });

  test("that there is none", () => {
    expect(sentenceText(unrelatedFinding(table, category).sentence)).toBe(
      "City and sales do not go together beyond what chance makes likely.",
    );
    expect(unrelatedFinding(table, pair(0.1)).evidence.figures).toContainEqual({
      name: "p-value",
      value: 0.001,
    });
  });
});

test("closer ones weigh more, none more than all", () => {
  const weights = [pair(0.2), pair(-0.6), pair(1)].map(
    (one) => relationFinding(table, one, 0.01, null).weight,
  );
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(Math.max(...weights)).toBeLessThanOrEqual(1);
});

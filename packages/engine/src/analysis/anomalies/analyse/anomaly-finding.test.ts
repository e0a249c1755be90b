import { findingSchema, type Literal, sentenceText } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { isoMonths, resultColumn, resultTable } from "../../testing/result.ts";
import type { Anomaly } from "../anomaly.ts";
import { addEstimates } from "./add-estimates.ts";
import type { AnalysedSeries } from "./analysed-series.ts";
import { anomalyFinding } from "./anomaly-finding.ts";

const months = isoMonths("2024-01-01", 6);
const table = resultTable(
  [resultColumn("Day", "dimension", "date"), resultColumn("Sales", "measure", "decimal")],
  months.map((month, row): Literal[] => [month, 100 + row]),
);
const series = {
  column: 1,
  label: "Sales",
  members: ["Kiel"],
  rows: [0, 1, 2, 3, 4, 5],
  dates: months,
  values: [100, 101, 102, 103, 104, 105],
};

/** The series with this anomaly, what was expected being 50 between 40 and 60 but for the last row. */
function analysed(anomaly: Anomaly): AnalysedSeries {
  const flat = (value: number): Float64Array =>
    Float64Array.from([value, value, value, value, value, Number.NaN]);
  return {
    series,
    detected: {
      found: [anomaly],
      reason: null,
      notes: [],
      expected: flat(50),
      lower: flat(40),
      upper: flat(60),
    },
  };
}
const base: Anomaly = { kind: "outlier", rows: [2], actual: 102, expected: 50, size: 6, chance: 1e-5 };

function said(anomaly: Anomaly): string {
  const one = analysed(anomaly);
  const finding = anomalyFinding(addEstimates(table, [one]), 0, one, anomaly, null);
  expect(findingSchema.safeParse(finding).error).toBeUndefined();
  return sentenceText(finding.sentence);
}

describe("in words", () => {
  test.each<[Partial<Anomaly>, string]>([
    [
      {},
      "Sales, Kiel was unusually high on March 1, 2024: 102, where 50 was expected (40 to 60 would be usual), +104 %.",
    ],
    [
      { rows: [1, 2], actual: 20 },
      "Sales, Kiel was unusually low from February 1, 2024 to March 1, 2024: on average 20, where 50 was expected (40 to 60 would be usual), -60 %.",
    ],
    [
      { kind: "level-shift", actual: 75 },
      "Sales, Kiel rose to a higher level on March 1, 2024: to about 75 from 50, +50 %.",
    ],
    [
      { kind: "level-shift", actual: 25 },
      "Sales, Kiel fell to a lower level on March 1, 2024: to about 25 from 50, -50 %.",
    ],
    [
      { kind: "trend-change", actual: 80 },
      "Sales, Kiel has risen faster since March 1, 2024: at the end about 80 instead of 50, +60 %.",
    ],
    [
      { kind: "trend-change", actual: 30 },
      "Sales, Kiel has risen less or fallen since March 1, 2024: at the end about 30 instead of 50, -40 %.",
    ],
    [
      { kind: "trend-change", actual: 30, expected: 4e6 },
      "Sales, Kiel has risen less or fallen since March 1, 2024: at the end about 30.",
    ],
    [
      { expected: -5 },
      "Sales, Kiel was unusually high on March 1, 2024: 102, where -5 was expected (40 to 60 would be usual).",
    ],
    [
      { expected: 1 },
      "Sales, Kiel was unusually high on March 1, 2024: 102, where 1 was expected (40 to 60 would be usual).",
    ],
  ])("%o", (change, sentence) => expect(said({ ...base, ...change })).toBe(sentence));

  test("what explains it is named without the name of the whole, its shares are evidence", () => {
    const one = analysed(base);
    const part = { ...one.series, label: `${one.series.label}, Region North` };
    const finding = anomalyFinding(addEstimates(table, [one]), 0, one, base, {
      part,
      share: 0.9,
      usual: 0.3,
    });
    expect(sentenceText(finding.sentence)).toMatch(/, \+104 %; most of the difference is in Region North\.$/);
    expect(finding.evidence.figures).toContainEqual({
      name: "share of the difference in the segment",
      value: 0.9,
    });
  });

  test("larger ones weigh more, and none more than all", () => {
    const weight = (size: number): number => {
      const one = analysed({ ...base, size });
      return anomalyFinding(addEstimates(table, [one]), 0, one, { ...base, size }, null).weight;
    };
    expect(weight(12)).toBeGreaterThan(weight(4));
    expect(weight(1e9)).toBeLessThanOrEqual(1);
  });
});

test("estimates stand beside their measure's rows, empty where nothing was expected", () => {
  const extended = addEstimates(table, [analysed(base)]);
  expect(extended.columns.slice(2).map(({ id, type }) => [id, type])).toEqual([
    ["sales:expected", "decimal"],
    ["sales:lower", "decimal"],
    ["sales:upper", "decimal"],
    ["sales:anomaly", "boolean"],
  ]);
  expect(extended.rows[2]?.slice(2)).toEqual([50, 40, 60, true]);
  expect(extended.rows[3]?.slice(2)).toEqual([50, 40, 60, false]);
  expect(extended.rows[5]?.slice(2)).toEqual([null, null, null, null]);
  expect(table.columns).toHaveLength(2);
});

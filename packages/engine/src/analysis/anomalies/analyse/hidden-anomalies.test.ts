import { expect, test } from "vitest";
import type { Anomaly } from "../anomaly.ts";
import type { AnalysedSeries } from "./analysed-series.ts";
import { hiddenAnomalies } from "./hidden-anomalies.ts";

const unknown = new Float64Array(0);
const anomaly = (row: number, size: number): Anomaly => ({
  kind: "outlier",
  rows: [row],
  actual: size,
  expected: 0,
  size,
  chance: 1e-4,
});
const analysed = (label: string, found: Anomaly[]): AnalysedSeries => ({
  series: { column: 1, label, members: [], rows: [], dates: [], values: [] },
  detected: { found, reason: null, notes: [], expected: unknown, lower: unknown, upper: unknown },
});
const told = (whole: Anomaly[], parts: AnalysedSeries[], count = 5): [string, number][] =>
  hiddenAnomalies(
    [analysed("All", whole)],
    parts.map((part) => ({ whole: 0, part })),
    count,
  ).map(({ one, anomaly: { rows } }) => [one.series.label, rows[0] ?? -1]);

test("what the whole shows, or shows close by, is not hidden", () => {
  expect(told([anomaly(10, 9)], [analysed("North", [anomaly(12, 9), anomaly(20, 5)])])).toEqual([
    ["North", 20],
  ]);
});

test("one event that several members show is told once, of the member that shows it most", () => {
  const parts = [analysed("North", [anomaly(30, 5)]), analysed("Online", [anomaly(31, 8)])];
  expect(told([], parts)).toEqual([["Online", 31]]);
});

test("what a member shows again is told once for each direction, the largest first, as many as asked for", () => {
  const parts = [
    analysed("North", [anomaly(1, 5), anomaly(40, 7), anomaly(80, -6)]),
    analysed("South", [anomaly(60, 4)]),
  ];
  expect(told([], parts)).toEqual([
    ["North", 40],
    ["North", 80],
    ["South", 60],
  ]);
  expect(told([], parts, 2)).toHaveLength(2);
});

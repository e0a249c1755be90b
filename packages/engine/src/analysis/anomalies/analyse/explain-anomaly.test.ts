import { expect, test } from "vitest";
import type { TableSeries } from "../../table-series/read-table-series.ts";
import type { Anomaly } from "../anomaly.ts";
import type { AnalysedSeries } from "./analysed-series.ts";
import { explainAnomaly } from "./explain-anomaly.ts";

const series = (label: string, values: number[]): TableSeries => ({
  column: 1,
  label,
  members: [],
  rows: values.map((_, row) => row),
  dates: [],
  values,
});
const flat = (height: number, change: (row: number) => number): number[] =>
  Array.from({ length: 100 }, (_, row) => height + change(row));
const none = (): number => 0;

function explained(kind: Anomaly["kind"], north: number[], south: number[]) {
  const whole: AnalysedSeries = {
    series: series(
      "Orders",
      north.map((value, row) => value + (south[row] ?? 0)),
    ),
    detected: {
      found: [],
      reason: null,
      notes: [],
      expected: new Float64Array(100).fill(100),
      lower: new Float64Array(100),
      upper: new Float64Array(100),
    },
  };
  const anomaly: Anomaly = { kind, rows: [50], actual: 0, expected: 0, size: 9, chance: 1e-6 };
  return explainAnomaly(anomaly, whole, [series("North", north), series("South", south)]);
}

test("an outlier comes from the member that makes the difference, with its share of it", () => {
  const found = explained(
    "outlier",
    flat(70, none),
    flat(30, (row) => (row === 50 ? 40 : 0)),
  );
  expect(found?.part.label).toBe("South");
  expect(found?.share).toBeCloseTo(1);
  expect(found?.usual).toBeCloseTo(0.3);
});

test("a large member whose share of the difference is its usual one explains nothing", () => {
  const found = explained(
    "outlier",
    flat(70, (row) => (row === 50 ? 35 : 0)),
    flat(30, (row) => (row === 50 ? 15 : 0)),
  );
  expect(found).toBeNull();
});

test("a level shift comes from the member whose level shifted; a change of trend from none", () => {
  const shifted = flat(30, (row) => (row >= 50 ? -20 : 0));
  expect(explained("level-shift", flat(70, none), shifted)?.part.label).toBe("South");
  expect(explained("trend-change", flat(70, none), shifted)).toBeNull();
});

test("no difference, no member", () => {
  expect(explained("outlier", flat(70, none), flat(30, none))).toBeNull();
});

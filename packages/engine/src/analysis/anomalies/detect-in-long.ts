import type { Anomaly, DetectedAnomalies, Expectation } from "./anomaly.ts";
import { byInputRow, meanOver } from "./input-rows.ts";
import { scanLongSeries } from "./long/scan-long-series.ts";
import type { RegularSeries } from "./time/regular-series.ts";

/** Looks through a series of thousands of points; `rows` is how many rows the input had. */
export function detectInLong(series: RegularSeries, rows: number): DetectedAnomalies {
  const { values, present, rowOf, notes } = series;
  const scan = scanLongSeries(series);
  const width = scan.spread.map((spread) => 1.96 * spread);
  const expectation: Expectation = {
    expected: scan.expected,
    lower: scan.expected.map((value, row) => value - (width[row] ?? 0)),
    upper: scan.expected.map((value, row) => value + (width[row] ?? 0)),
  };
  const found = scan.found.flatMap(({ kind, start, end, size, chance }): Anomaly[] => {
    const at = Array.from(rowOf.subarray(start, end)).filter((row) => row >= 0);
    if (at.length === 0) return [];
    if (kind === "stretch") {
      const span = { from: start, to: end };
      const [actual, expected] = [meanOver(values, present, span), meanOver(scan.expected, present, span)];
      return [{ kind: "outlier", rows: at, size, chance, actual, expected }];
    }
    const actual = scan.expected[start] ?? 0;
    const expected = actual - size * (scan.spread[start] ?? 1);
    return [{ kind: "level-shift", rows: at, size, chance, actual, expected }];
  });
  return { found, reason: null, notes, ...byInputRow(expectation, series, rows) };
}

import type { Expectation } from "./anomaly.ts";
import type { RegularSeries } from "./time/regular-series.ts";

/** What was expected at the steps of a grid, by the rows of the input; NaN for rows that are not on the grid. */
export function byInputRow(expectation: Expectation, { rowOf }: RegularSeries, rows: number): Expectation {
  const placed = (values: Float64Array): Float64Array => {
    const result = new Float64Array(rows).fill(Number.NaN);
    for (const [at, row] of rowOf.entries()) if (row >= 0) result[row] = values[at] ?? Number.NaN;
    return result;
  };
  return {
    expected: placed(expectation.expected),
    lower: placed(expectation.lower),
    upper: placed(expectation.upper),
  };
}

/** The mean of the values that are there from row `from` to `to` (exclusive); NaN where there is none. */
export function meanOver(
  values: Float64Array,
  present: Uint8Array,
  { from, to }: { from: number; to: number },
): number {
  let [sum, count] = [0, 0];
  for (let row = from; row < to; row++) {
    if (present[row] !== 1) continue;
    sum += values[row] ?? 0;
    count++;
  }
  return sum / count;
}

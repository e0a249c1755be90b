import { explainSeries, type Found } from "./model/explain-series.ts";
import { seasonBlocks } from "./season-blocks.ts";
import { regularSeries } from "./time/regular-series.ts";

/** Something out of line: `rows` of the input (a level shift has its first), `size` in standard deviations of the noise. */
export type Anomaly = {
  kind: "outlier" | "level-shift";
  rows: number[];
  size: number;
  pValue: number;
};

/** What was found in a series; `reason` says why nothing could be looked for, or is null. */
export type DetectedAnomalies = { found: Anomaly[]; reason: string | null; notes: string[] };

/** Fewer values than this say nothing about what is usual. */
const fewestValues = 12;

/**
 * Outliers and level shifts of one series of dates (ISO) and values. A robust regression on trend and seasons with
 * autocorrelated noise expects the values; what it does not expect is tested against the noise's own tails, so that in a
 * series of pure noise something is found with a chance of about 5 %.
 */
export function detectAnomalies(
  dates: readonly string[],
  values: readonly (number | null)[],
): DetectedAnomalies {
  const series = regularSeries(dates, values);
  const { notes, present, rowOf } = series;
  const usable = series.values.filter((_, row) => present[row] === 1);
  const nothing = (reason: string): DetectedAnomalies => ({ found: [], reason, notes });
  if (usable.length < fewestValues) return nothing("there are fewer than twelve values");
  if (usable.every((value) => value === usable[0])) return nothing("all values are equal");
  const explained = explainSeries(series, seasonBlocks(series), {
    alpha: 0.025,
    patchLengths: [1, 2, 3],
    minimumRun: 6,
    minimumStep: 1.5,
    maximumFound: 20,
  });
  const found = explained.found.map((one) => toAnomaly(one, rowOf));
  return { found, reason: null, notes };
}

function toAnomaly({ kind, at, length, size, pValue }: Found, rowOf: Int32Array): Anomaly {
  const rows = Array.from(rowOf.subarray(at, kind === "patch" ? at + length : at + 1)).filter(
    (row) => row >= 0,
  );
  return { kind: kind === "patch" ? "outlier" : "level-shift", rows, size, pValue };
}

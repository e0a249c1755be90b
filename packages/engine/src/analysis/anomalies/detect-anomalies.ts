import { type LongScan, scanLongSeries } from "./long/scan-long-series.ts";
import { explainSeries, type Found } from "./model/explain-series.ts";
import { seasonBlocks } from "./season-blocks.ts";
import { type RegularSeries, regularSeries } from "./time/regular-series.ts";

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
  if (isLong(series))
    return {
      found: scanLongSeries(series).found.map((one) => ({ ...one, ...stretchToAnomaly(one, rowOf) })),
      reason: null,
      notes,
    };
  const explained = explainSeries(series, seasonBlocks(series), {
    alpha: 0.025,
    patchLengths: [1, 2, 3],
    minimumPatch: 2.5,
    ramps: false,
    minimumRun: Math.max(4, Math.min(8, Math.round(series.values.length / 20))),
    minimumStep: 2,
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

/** Series of many points, or of points within the day, are looked through by stretches. */
const isLong = ({ values, step }: RegularSeries): boolean =>
  values.length >
  (step.kind === "fixed" && step.milliseconds < 80_000_000 && step.milliseconds > 1 ? 1000 : 2500);

function stretchToAnomaly(
  { kind, start, end, size, pValue }: LongScan["found"][number],
  rowOf: Int32Array,
): Anomaly {
  const rows = Array.from(rowOf.subarray(start, end)).filter((row) => row >= 0);
  return { kind: kind === "stretch" ? "outlier" : "level-shift", rows, size, pValue };
}

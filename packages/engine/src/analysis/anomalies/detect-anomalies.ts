import type { DetectedAnomalies } from "./anomaly.ts";
import { detectInLong } from "./detect-in-long.ts";
import { detectInShort } from "./detect-in-short.ts";
import { type RegularSeries, regularSeries } from "./time/regular-series.ts";

/** Fewer values than this say nothing about what is usual. */
const fewestValues = 12;

/**
 * Outliers, level shifts and changes of trend of one series of dates (ISO) and values. Short series are explained by a
 * robust regression, long ones compared with themselves; in pure noise something is found in about one series in
 * twenty; of a long one of many bursts the highest few are named, whose `chance` says how usual as high ones are. Nothing is
 * thrown: what cannot be used is left out and said in `notes`, and where nothing can be looked for `reason` says why.
 */
export function detectAnomalies(
  dates: readonly string[],
  values: readonly (number | null)[],
): DetectedAnomalies {
  const series = regularSeries(dates, values);
  const { notes, present } = series;
  const usable = series.values.filter((_, row) => present[row] === 1);
  const nothing = (reason: string): DetectedAnomalies => {
    const unknown = new Float64Array(values.length).fill(Number.NaN);
    return { found: [], reason, notes, expected: unknown, lower: unknown, upper: unknown };
  };
  if (usable.length < fewestValues) return nothing("there are fewer than twelve usable values");
  if (usable.every((value) => value === usable[0])) return nothing("all values are equal");
  return isLong(series) ? detectInLong(series, values.length) : detectInShort(series, values.length);
}

/** Steps shorter than this are of a machine's or a service's figures. */
const almostDay = 80_000_000;

/** Series of many points, or of a thousand points within days or in no calendar, are looked through by stretches. */
const isLong = ({ values, step, first }: RegularSeries): boolean =>
  values.length >
  (step.kind === "order" || (step.kind === "fixed" && first !== null && step.milliseconds < almostDay)
    ? 1000
    : 2500);

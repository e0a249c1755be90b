import type { TimeGrain } from "@parlance/contract";
import { goesWithDays } from "../../table-series/goes-with-days.ts";
import type { TableSeries } from "../../table-series/read-table-series.ts";
import { daysOf } from "../../table-series/time-grain.ts";
import type { DetectedAnomalies } from "../anomaly.ts";
import { detectAnomalies } from "../detect-anomalies.ts";

/**
 * `detectAnomalies` of a series of a result. What adds up over months, quarters or years and goes with their days is looked at as if
 * they were of one length, so that a February is not low; what was expected is told in the length that each period has.
 */
export function detectEvenly(
  { dates, values }: Pick<TableSeries, "dates" | "values">,
  grain: TimeGrain | null,
  additive: boolean,
): DetectedAnomalies {
  const days = additive ? dates.map((date) => daysOf(date, grain)) : [];
  const known = days.filter((count) => count !== null);
  if (known.length === 0 || known.length < dates.length || !goesWithDays(values, known))
    return detectAnomalies(dates, values);
  const usual = known.reduce((sum, count) => sum + count, 0) / known.length;
  const lengths = known.map((count) => count / usual);
  const even = values.map((value, row) => (value === null ? null : value / (lengths[row] ?? 1)));
  const detected = detectAnomalies(dates, even);
  const stretched = (estimates: Float64Array): Float64Array =>
    estimates.map((value, row) => value * (lengths[row] ?? 1));
  const found = detected.found.map((anomaly) => {
    const { rows } = anomaly;
    const length = rows.reduce((sum, row) => sum + (lengths[row] ?? 1), 0) / rows.length;
    return anomaly.kind === "outlier"
      ? { ...anomaly, actual: meanOf(values, rows), expected: anomaly.expected * length }
      : anomaly;
  });
  return {
    ...detected,
    found,
    expected: stretched(detected.expected),
    lower: stretched(detected.lower),
    upper: stretched(detected.upper),
  };
}

function meanOf(values: readonly (number | null)[], rows: readonly number[]): number {
  const known = rows.flatMap((row) => values[row] ?? []);
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
}

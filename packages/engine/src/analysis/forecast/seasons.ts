import { isSeasonal, seasonalStrength } from "./season/decompose.ts";

/**
 * The cycles that a calendar gives a series of this frequency, in periods, shortest first; `period` is the main one.
 */
export function seasonsOf(frequency: string, period: number): number[] {
  if (frequency === "hourly" && period === 24) return [24, 24 * 7];
  return [period];
}

/**
 * The candidate cycles that a series is long enough for (three cycles, or two and a half of a strong season), and
 * those of them that it shows, by its autocorrelation or by the variance that they explain; shortest first.
 */
export function findSeasons(
  values: readonly number[],
  candidates: readonly number[],
): { periods: number[]; seasons: number[] } {
  const cycles = candidates
    .filter((period) => period > 1 && values.length >= 2.5 * period)
    .toSorted((a, b) => a - b)
    .map((period) => {
      const strength = seasonalStrength(values, period);
      const enough = values.length >= 3 * period || strength > 0.6;
      return { period, enough, shown: enough && (strength > 0.3 || isSeasonal(values, period)) };
    });
  return {
    periods: cycles.filter(({ enough }) => enough).map(({ period }) => period),
    seasons: cycles.filter(({ shown }) => shown).map(({ period }) => period),
  };
}

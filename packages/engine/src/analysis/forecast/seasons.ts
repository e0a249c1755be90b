import { isSeasonal } from "./season/decompose.ts";

/** The cycles that a calendar gives a series of this frequency, in periods, shortest first; `period` is the main one. */
export function seasonsOf(frequency: string, period: number): number[] {
  if (frequency === "hourly" && period === 24) return [24, 24 * 7];
  return [period];
}

/** Those of the candidate cycles that the values show; [1] where they show none. */
export function findSeasons(values: readonly number[], candidates: readonly number[]): number[] {
  const found = candidates
    .filter((period) => period > 1 && isSeasonal(values, period))
    .toSorted((a, b) => a - b);
  return found.length === 0 ? [1] : found;
}

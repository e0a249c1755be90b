/** The cycles that a calendar gives a series of this frequency, in periods, shortest first; `period` is the main one. */
export function seasonsOf(frequency: string, period: number): number[] {
  if (frequency === "hourly" && period === 24) return [24, 168];
  return [period];
}

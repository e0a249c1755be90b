import type { TimeGrain } from "@parlance/contract";

/** Seconds of the units that all have as many; the others are counted in months. */
export const secondsOf: Partial<Record<TimeGrain, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};

/** Months of the units that are made of them. */
export const monthsOf: Partial<Record<TimeGrain, number>> = { month: 1, quarter: 3, year: 12 };

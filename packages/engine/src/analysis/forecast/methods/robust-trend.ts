import { median } from "../../statistics/quantile.ts";
import { range } from "../numbers.ts";

/**
 * The last value and the median step from value to value: a random walk with drift, where a few leaps do not count as trend.
 * Robust trends were among the best on the yearly series of the M3 competition (Makridakis and Hibon 2000).
 */
export function robustTrend(values: readonly number[], horizon: number): number[] {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const slope = steps.length === 0 ? 0 : median(steps);
  const last = values.at(-1) ?? 0;
  return range(horizon).map((step) => last + slope * (step + 1));
}

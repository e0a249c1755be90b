import { range } from "../numbers.ts";

/** The last value and the mean step from value to value: a random walk with drift, a line through the first value and the last. */
export function drift(values: readonly number[], horizon: number): number[] {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const slope = values.length < 2 ? 0 : (last - first) / (values.length - 1);
  return range(horizon).map((step) => last + slope * (step + 1));
}

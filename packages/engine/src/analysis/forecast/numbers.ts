/** The sum of some numbers; 0 of none. */
export const sum = (values: readonly number[]): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/** The arithmetic mean; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** The variance about the mean, divided by the count; 0 of none. */
export function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}

/** A value kept within [low, high]. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Whole numbers from 0 below `count`. */
export const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);

/** Least-squares line through values at 0, 1, 2, …: value at 0 and slope a step. */
export function line(values: readonly number[]): { intercept: number; slope: number } {
  const middle = (values.length - 1) / 2;
  const level = mean(values);
  let above = 0;
  let below = 0;
  for (const [index, value] of values.entries()) {
    above += (index - middle) * (value - level);
    below += (index - middle) ** 2;
  }
  const slope = below === 0 ? 0 : above / below;
  return { intercept: level - slope * middle, slope };
}

/** Autocorrelations at lags 1 to `lags`; zeros where the values do not vary. */
export function autocorrelations(values: readonly number[], lags: number): number[] {
  const level = mean(values);
  const centred = values.map((value) => value - level);
  const below = sum(centred.map((value) => value * value));
  return range(lags).map((index) => {
    let above = 0;
    for (let i = index + 1; i < centred.length; i++)
      above += (centred[i] ?? 0) * (centred[i - index - 1] ?? 0);
    return below === 0 ? 0 : above / below;
  });
}

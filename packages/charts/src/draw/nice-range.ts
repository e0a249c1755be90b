/** An axis' ends and step: round numbers around all values and zero, of about `steps` steps (Heckbert 1990). */
export function niceRange(
  values: Iterable<number>,
  steps: number,
): { min: number; max: number; interval: number } {
  let [low, high] = [0, 0];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low === high) return { min: 0, max: 1, interval: 1 };
  const rough = (high - low) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const interval = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  return {
    min: Math.floor(low / interval) * interval,
    max: Math.ceil(high / interval) * interval,
    interval,
  };
}

/** The autocorrelation (-1 to 1) of values at a lag of so many steps; 0 of equal values. */
export function autocorrelation(values: readonly number[], lag: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [index, value] of values.entries()) {
    below += (value - mean) ** 2;
    const next = values[index + lag];
    if (next !== undefined) above += (value - mean) * (next - mean);
  }
  return below === 0 ? 0 : above / below;
}

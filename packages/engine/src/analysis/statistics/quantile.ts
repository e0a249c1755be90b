/** The `p` quantile (0 to 1) of ascending values, interpolated linearly (Hyndman and Fan 1996, type 7); NaN of none. */
export function quantileOfSorted(sorted: ArrayLike<number>, p: number): number {
  const position = (sorted.length - 1) * p;
  const low = Math.floor(position);
  const below = sorted[low] ?? Number.NaN;
  const above = sorted[low + 1] ?? below;
  return below + (above - below) * (position - low);
}

/** The `p` quantile (0 to 1) of some values in any order; NaN of none. */
export const quantile = (values: ArrayLike<number>, p: number): number =>
  quantileOfSorted(Float64Array.from(values).sort(), p);

/** The median absolute deviation from `centre`, scaled to be the standard deviation of normal values; NaN of none. */
export const medianDeviation = (values: ArrayLike<number>, centre: number): number =>
  quantile(
    Float64Array.from(values, (value) => Math.abs(value - centre)),
    0.5,
  ) / 0.6744897501960817;

/** The arithmetic mean; NaN of none. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += values[index] ?? 0;
  return sum / values.length;
}

/** The sample variance (divided by one less than the number of values); NaN of fewer than two. */
export function variance(values: ArrayLike<number>): number {
  const centre = mean(values);
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += ((values[index] ?? 0) - centre) ** 2;
  return values.length < 2 ? Number.NaN : sum / (values.length - 1);
}

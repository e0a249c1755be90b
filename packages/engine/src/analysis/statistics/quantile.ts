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

/** The median of some values in any order; NaN of none. */
export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

import { clamp } from "../numbers.ts";

/**
 * Locally linear regression with tricube weights (Cleveland 1979) of values at 0, 1, 2, …, evaluated at `from` to
 * `to` inclusive (which may lie outside). `window` is the count of nearest points that count.
 */
export function loess(values: readonly number[], window: number, from: number, to: number): number[] {
  const fitted: number[] = [];
  for (let place = from; place <= to; place++) fitted.push(localFit(values, window, place));
  return fitted;
}

function localFit(values: readonly number[], window: number, place: number): number {
  const n = values.length;
  const width = Math.min(window, n);
  const left = clamp(Math.round(place) - (width >> 1), 0, n - width);
  const right = left + width - 1;
  const reach = Math.max(place - left, right - place) + (window > n ? (window - n) / 2 : 0) + 1e-9;
  let weights = 0;
  let weightedX = 0;
  let weightedY = 0;
  let weightedXX = 0;
  let weightedXY = 0;
  for (let i = left; i <= right; i++) {
    const distance = Math.abs(i - place) / reach;
    const weight = distance >= 1 ? 0 : (1 - distance ** 3) ** 3;
    const x = i - place;
    const y = values[i] ?? 0;
    weights += weight;
    weightedX += weight * x;
    weightedY += weight * y;
    weightedXX += weight * x * x;
    weightedXY += weight * x * y;
  }
  if (weights === 0) return values[clamp(Math.round(place), 0, n - 1)] ?? 0;
  const spread = weights * weightedXX - weightedX * weightedX;
  if (spread <= 1e-9 * weights * weights) return weightedY / weights;
  return (weightedY * weightedXX - weightedX * weightedXY) / spread;
}

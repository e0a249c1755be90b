import { selectRank } from "./select-rank.ts";

/** How far from its expected share a quantile of absolute normal values lies, in standard deviations. */
const ladder = [
  [0.5, 0.6744897501960817],
  [0.8, 1.2815515655446004],
  [0.95, 1.959963984540054],
  [1, 3],
] as const;

/**
 * A robust standard deviation of deviations from a centre: their median absolute value, scaled to be right for normal
 * values, or a higher quantile where half of them and more are within `smallest` of 0. 0 where all are.
 */
export function robustScale(deviations: ArrayLike<number>, smallest = 0): number {
  const sizes = new Float64Array(deviations.length);
  for (let index = 0; index < sizes.length; index++) sizes[index] = Math.abs(deviations[index] ?? 0);
  if (sizes.length === 0) return 0;
  for (const [p, z] of ladder) {
    const scale = selectRank(sizes, Math.ceil(p * sizes.length) - 1) / z;
    if (scale > smallest) return scale;
  }
  return 0;
}

/** Deviations count as at most this many standard deviations in `clippedScale`. */
const clipAt = 2.5;
/** The mean square of standard normal values clipped at `clipAt`. */
const clippedSquare = 0.9776;

/**
 * A robust standard deviation that uses the data better than the median does: the root mean square of deviations clipped at
 * 2.5 of itself (Huber 1964, proposal 2), started at `robustScale`; `fitted` parameters are taken off of their number.
 */
export function clippedScale(deviations: ArrayLike<number>, fitted: number): number {
  let scale = robustScale(deviations);
  const count = deviations.length;
  if (scale === 0 || count === 0) return 0;
  for (let round = 0; round < 6; round++) {
    const limit = clipAt * scale;
    let sum = 0;
    for (let index = 0; index < count; index++) sum += Math.min(Math.abs(deviations[index] ?? 0), limit) ** 2;
    scale = Math.sqrt(sum / count / clippedSquare);
  }
  return scale * Math.sqrt(count / Math.max(count - fitted, count / 4));
}

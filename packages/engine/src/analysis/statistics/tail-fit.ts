/** A tail beyond `threshold`: generalised Pareto of `scale` and `shape` (0: exponential, above: heavy, below: bounded). */
export type Tail = { threshold: number; scale: number; shape: number };

const shapes = Array.from({ length: 15 }, (_, index) => -0.2 + 0.1 * index);

/**
 * Fits a generalised Pareto tail (Pickands 1975) to excesses over a threshold by penalised maximum likelihood, `censored`
 * further ones known only to lie beyond `limit`: suspects do not shape the tail that they are tested against. The penalty
 * (after Coles and Dixon 1999, Extremes 2) draws the shape to 0.15 where there is little data.
 */
export function fitTail(
  excesses: readonly number[],
  threshold: number,
  censored: number,
  limit: number,
): Tail {
  const total = excesses.reduce((sum, value) => sum + value, 0) + censored * limit;
  const usual = Math.max(total / Math.max(1, excesses.length), 1e-12);
  let best: Tail = { threshold, scale: usual, shape: 0 };
  let most = Number.NEGATIVE_INFINITY;
  for (const shape of shapes) {
    for (let step = -12; step <= 8; step++) {
      const scale = usual * 1.12 ** step;
      const likelihood =
        logLikelihood(excesses, scale, shape) +
        censored * logBeyond(limit, scale, shape) -
        ((shape - 0.15) / 0.25) ** 2 / 2;
      if (likelihood > most) [most, best] = [likelihood, { threshold, scale, shape }];
    }
  }
  return best;
}

/** The chance that a value known to lie beyond the threshold lies beyond `value`. */
export const tailBeyond = ({ threshold, scale, shape }: Tail, value: number): number =>
  value <= threshold ? 1 : Math.exp(logBeyond(value - threshold, scale, shape));

function logLikelihood(excesses: readonly number[], scale: number, shape: number): number {
  let sum = -excesses.length * Math.log(scale);
  for (const excess of excesses) {
    const base = 1 + (shape * excess) / scale;
    if (base <= 0) return Number.NEGATIVE_INFINITY;
    sum -= Math.abs(shape) < 1e-9 ? excess / scale : (1 / shape + 1) * Math.log(base);
  }
  return sum;
}

function logBeyond(excess: number, scale: number, shape: number): number {
  if (Math.abs(shape) < 1e-9) return -excess / scale;
  const base = 1 + (shape * excess) / scale;
  return base <= 0 ? Number.NEGATIVE_INFINITY : -Math.log(base) / shape;
}

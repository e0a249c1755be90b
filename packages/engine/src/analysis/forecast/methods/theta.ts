import { minimise } from "../fit/minimise.ts";
import { line, range } from "../numbers.ts";

/**
 * The Theta method of Assimakopoulos and Nikolopoulos (2000) on values without season: the mean of the least-squares
 * line and simple exponential smoothing of the line with doubled curvature.
 */
export function theta(values: readonly number[], horizon: number): number[] {
  const { intercept, slope } = line(values);
  const curved = values.map((value, index) => 2 * value - (intercept + slope * index));
  const level = smooth(curved);
  return range(horizon).map((step) => 0.5 * level + 0.5 * (intercept + slope * (values.length + step)));
}

/**
 * The last level of simple exponential smoothing with the weight and first level that minimise the squared errors.
 */
export function smooth(values: readonly number[]): number {
  const scored = (weight: number): { error: number; level: number } => {
    let c = 0;
    let d = 1;
    let cross = 0;
    let squares = 0;
    let total = 0;
    for (const value of values) {
      const r = value - c;
      cross += r * d;
      squares += d * d;
      total += r * r;
      c += weight * r;
      d *= 1 - weight;
    }
    const first = squares > 0 ? cross / squares : 0;
    return { error: total - 2 * first * cross + first * first * squares, level: c + d * first };
  };
  const best = minimise(
    ([weight = 0]) => (weight < 1e-4 || weight > 0.9999 ? Number.POSITIVE_INFINITY : scored(weight).error),
    [
      bestOf(
        range(21).map((i) => 0.001 + i * 0.0499),
        (weight) => scored(weight).error,
      ),
    ],
    [0.02],
    40,
  );
  return scored(best.point[0] ?? 0.5).level;
}

const bestOf = (options: number[], cost: (option: number) => number): number =>
  options.reduce((best, option) => (cost(option) < cost(best) ? option : best), options[0] ?? 0);

import { minimise } from "../fit/minimise.ts";
import { clamp, line, mean, range } from "../numbers.ts";

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

/** The last level of simple exponential smoothing with the weight and first level that minimise the squared errors. */
export function smooth(values: readonly number[]): number {
  const scored = (weight: number): { error: number; level: number } => {
    let [c, d, cross, squares, total] = [0, 1, 0, 0, 0];
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

/** The dynamic optimised Theta model of Fiorucci et al. (2016): line and curvature follow the data, weight fitted. */
export function dynamicTheta(values: readonly number[], horizon: number): number[] {
  const scale = Math.max(...values.map(Math.abs), 1e-12);
  const scaled = values.map((value) => value / scale);
  const first = scaled[0] ?? 0;
  const start = [0.5, first, 2];
  const fitted = minimise(
    ([alpha = 0, level = 0, weight = 0]) =>
      alpha < 0.01 || alpha > 0.99 || weight < 1 || weight > 50
        ? Number.POSITIVE_INFINITY
        : run(scaled, 0, alpha, level, weight).error,
    start,
    [-0.3, 0.1 * (Math.abs(mean(scaled)) + 0.01), 1],
    160,
  );
  const [alpha = 0.5, level = first, weight = 2] = fitted.point;
  return run(scaled, horizon, alpha, level, weight).ahead.map((value) => value * scale);
}

/** Filters the values, then goes on with its own forecasts for `horizon` steps. */
function run(
  values: readonly number[],
  horizon: number,
  alpha: number,
  firstLevel: number,
  weight: number,
): { error: number; ahead: number[] } {
  let [level, average, intercept, slope, error, decay] = [firstLevel, 0, 0, 0, 0, 1];
  const ahead: number[] = [];
  const share = 1 - 1 / weight;
  for (let t = 1; t <= values.length + horizon; t++) {
    const expected = level + share * (decay * intercept + ((1 - decay * (1 - alpha)) / alpha) * slope);
    const given = values[t - 1];
    const value = given ?? expected;
    if (given === undefined) ahead.push(expected);
    else if (t > 2) error += (value - expected) ** 2;
    level = alpha * value + (1 - alpha) * level;
    slope = t === 1 ? 0 : ((t - 2) * slope + (6 / t) * (value - average)) / (t + 1);
    average = ((t - 1) * average + value) / t;
    intercept = average - ((t + 1) / 2) * slope;
    decay = clamp(decay * (1 - alpha), 0, 1);
  }
  return { error, ahead };
}

import { minimise } from "../fit/minimise.ts";
import { clamp, mean } from "../numbers.ts";

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
  let level = firstLevel;
  let average = 0;
  let intercept = 0;
  let slope = 0;
  let error = 0;
  let decay = 1;
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

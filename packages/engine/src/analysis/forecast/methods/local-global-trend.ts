import { logGamma } from "../../statistics/distributions.ts";
import { median } from "../../statistics/quantile.ts";
import { samplePosterior } from "../fit/sample-posterior.ts";
import { clamp, mean, range } from "../numbers.ts";

/** Values before the last so many add time and no knowledge of the trend. */
const longest = 200;
const fewest = 5;

/** The largest value after scaling, and the scale of the Cauchy priors. */
const top = 100;
const priorScale = top / 150;

/** What one draw of the parameters says of how values follow each other. */
type Parameters = {
  /** Smoothing of level and of local trend, in (0, 1). */
  level: number;
  trend: number;
  /** The share of the local trend that goes on, in (-1, 1). */
  local: number;
  /** The global trend: `global` · level^`power`, the power in (-0.5, 1): from a line's to an exponential's. */
  global: number;
  power: number;
  firstTrend: number;
};

/** The size of errors: `size` · level^`power` + `least`, Student-distributed with `freedom` degrees (2 to 20). */
type Errors = { size: number; power: number; least: number; freedom: number };

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Bayesian exponential smoothing with a local and a global trend, whose growth lies between a line's and an exponential's as
 * the values tell, with errors of heavy tails that may grow with the level (Smyl, Bergmeir, Dokumentov, Long, Wibowo and
 * Schmidt, "Local and global trend Bayesian exponential smoothing models", International Journal of Forecasting 2025): medians of the paths that
 * draws from the posterior go on by. `trends` has the paper's wide priors, or those learnt from other series. Null for fewer than
 * five values, and for values that are not all positive.
 */
export function localGlobalTrend(
  given: readonly number[],
  horizon: number,
  trends: keyof typeof priors,
): number[] | null {
  const values = given.slice(-longest);
  if (values.length < fewest || !values.every((value) => value > 0)) return null;
  const largest = Math.max(...values);
  const scaled = Float64Array.from(values, (value) => (value / largest) * top);
  const rounds = Math.round(clamp(15_000 / values.length, 200, 500));
  const draws = samplePosterior(logPosterior(scaled, trends), start(scaled), {
    rounds,
    warmUp: Math.round(rounds / 3),
    seed: 7,
  });
  const paths = draws.map((draw) => goOn(scaled, parametersOf(draw), horizon));
  return range(horizon).map((step) => (median(paths.map((path) => path[step] ?? 0)) / top) * largest);
}

/** The parameters at a point of unbounded coordinates. */
const parametersOf = (point: Float64Array): Parameters => ({
  level: logistic(point[0] ?? 0),
  trend: logistic(point[1] ?? 0),
  local: 2 * logistic(point[2] ?? 0) - 1,
  global: (point[3] ?? 0) * priorScale,
  power: 1.5 * logistic(point[4] ?? 0) - 0.5,
  firstTrend: (point[5] ?? 0) * priorScale,
});

const errorsOf = (point: Float64Array): Errors => ({
  size: Math.exp(point[6] ?? 0),
  least: Math.exp(point[7] ?? 0),
  power: logistic(point[8] ?? 0),
  freedom: 2 + 18 * logistic(point[9] ?? 0),
});

/** Even trends, and errors about as large as the values' steps. */
function start(values: Float64Array): number[] {
  const steps = Array.from(values.subarray(1), (value, index) => Math.abs(value - (values[index] ?? 0)));
  const size = Math.max(1e-3, mean(steps));
  return [0, 0, 0, 0, 0, 0, Math.log(size / 10), Math.log(size / 2), 0, 0];
}

/**
 * The logarithm of the prior's and the likelihood's product, up to a constant: uniform priors of what is bounded, Cauchy ones of
 * the trends, half-Cauchy ones of the errors' sizes, each with its coordinate's derivative, and normal ones of what is learnt.
 */
function logPosterior(values: Float64Array, trends: keyof typeof priors): (point: Float64Array) => number {
  const { bounded, cauchy, halfCauchy, normal } = priors[trends];
  return (point) => {
    let density = 0;
    for (const axis of bounded)
      density -= Math.abs(point[axis] ?? 0) + 2 * Math.log1p(Math.exp(-Math.abs(point[axis] ?? 0)));
    for (const axis of cauchy) density -= Math.log1p((point[axis] ?? 0) ** 2);
    for (const { axis, middle, deviation } of normal)
      density -= 0.5 * (((point[axis] ?? 0) - middle) / deviation) ** 2;
    for (const axis of halfCauchy) {
      const size = point[axis] ?? 0;
      density += size - Math.log1p((Math.exp(size) / priorScale) ** 2);
    }
    return density + logLikelihood(values, parametersOf(point), errorsOf(point));
  };
}

/**
 * The coordinates by their priors. The learnt ones are of `local`, `global` and `power`: local trends mostly go on, global ones
 * mostly rise. By empirical Bayes (Efron and Morris 1973) from the years of the M1 competition as far as forecasts of it may know
 * them: the mean and deviation of all series' draws, first under the wide priors and once more under what these gave.
 */
const priors = {
  wide: { bounded: [0, 1, 2, 4, 8, 9], cauchy: [3, 5], halfCauchy: [6, 7], normal: [] },
  learnt: {
    bounded: [0, 1, 8, 9],
    cauchy: [5],
    halfCauchy: [6, 7],
    normal: [
      { axis: 2, middle: 1.05, deviation: 1.47 },
      { axis: 3, middle: 1.15, deviation: 1.09 },
      { axis: 4, middle: -0.1, deviation: 1.06 },
    ],
  },
} as const;

function logLikelihood(values: Float64Array, parameters: Parameters, errors: Errors): number {
  const { freedom } = errors;
  const half = (freedom + 1) / 2;
  let total =
    (values.length - 1) * (logGamma(half) - logGamma(freedom / 2) - 0.5 * Math.log(freedom * Math.PI));
  let level = values[0] ?? 0;
  let trend = parameters.firstTrend;
  for (let index = 1; index < values.length; index++) {
    const value = values[index] ?? 0;
    const logLevel = Math.log(level);
    const expected =
      level + parameters.global * Math.exp(parameters.power * logLevel) + parameters.local * trend;
    const size = errors.size * Math.exp(errors.power * logLevel) + errors.least;
    total -= Math.log(size) + half * Math.log1p(((value - expected) / size) ** 2 / freedom);
    const next = parameters.level * value + (1 - parameters.level) * level;
    trend = parameters.trend * (next - level) + (1 - parameters.trend) * trend;
    level = next;
  }
  return total;
}

/** Filters the values, then goes on with its own expectations for `horizon` steps. */
function goOn(values: Float64Array, parameters: Parameters, horizon: number): number[] {
  let level = values[0] ?? 0;
  let trend = parameters.firstTrend;
  const follow = (value: number): void => {
    const next = Math.max(1e-30, parameters.level * value + (1 - parameters.level) * level);
    trend = parameters.trend * (next - level) + (1 - parameters.trend) * trend;
    level = next;
  };
  for (const value of values.subarray(1)) follow(value);
  return range(horizon).map(() => {
    const expected = Math.max(
      1e-30,
      level + parameters.global * level ** parameters.power + parameters.local * trend,
    );
    follow(expected);
    return expected;
  });
}

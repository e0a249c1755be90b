import type { BackTest } from "./back-test.ts";
import { clamp, mean, range, sum, variance } from "./numbers.ts";
import type { Series } from "./series.ts";

/** How far a power law's exponent stays from 0.35 without evidence, in units of weighted squared log steps. */
const priorExponent = { value: 0.35, weight: 50 };

/**
 * The size of the error (root mean square) 1 to `horizon` steps ahead. The back-test's errors give it as a power of the
 * step, where the exponent is held near 0.35; the less of the horizon the back-test covers, the more the size of
 * the better naive forecast's errors counts. `gain` is how much smaller the errors are expected than the back-test's.
 */
export function errorSizes(
  series: Series,
  horizon: number,
  { origins, windows }: BackTest,
  gain: number,
): number[] {
  const naive = naiveSizes(series, horizon);
  const tested = powerLaw(range(horizon).map((step) => origins.flatMap(({ errors }) => errors[step] ?? [])));
  if (tested === null) return naive;
  const weight = series.seasons.length === 0 ? 0.8 : 0.2;
  return naive.map((size, step) =>
    Math.sqrt((windows * (gain * tested(step + 1)) ** 2 + weight * size ** 2) / (windows + weight)),
  );
}

/** Root mean squares by step as a function of the step; null where there are no errors, or none but zeros. */
function powerLaw(errors: readonly (readonly number[])[]): ((step: number) => number) | null {
  const points = errors.flatMap((own, index) => {
    const size = rootMeanSquare(own);
    return size > 0 ? [{ x: Math.log(index + 1), y: Math.log(size), weight: own.length }] : [];
  });
  if (points.length === 0) return null;
  const total = sum(points.map(({ weight }) => weight));
  const x = sum(points.map((point) => point.weight * point.x)) / total;
  const y = sum(points.map((point) => point.weight * point.y)) / total;
  const cross = sum(points.map((point) => point.weight * (point.x - x) * (point.y - y)));
  const squares = sum(points.map((point) => point.weight * (point.x - x) ** 2));
  const { value, weight } = priorExponent;
  const exponent = clamp((cross + weight * value) / (squares + weight), 0, 1.2);
  return (step) => Math.exp(y + exponent * (Math.log(step) - x));
}

/** Steps that it takes to know a drift. */
const fewestForDrift = 8;

/** Sizes of the better naive forecast's errors: the last value's (with drift), or those of the cycle before. */
function naiveSizes({ values, seasons }: Series, horizon: number): number[] {
  const moves = steps(values, 1);
  const walk = moves.length < fewestForDrift ? rootMeanSquare(moves) : Math.sqrt(variance(moves));
  const cycles = seasons.map((period) => ({
    period,
    size: 1.25 * mean(steps(values, period).map(Math.abs)),
  }));
  return range(horizon).map((step) =>
    Math.min(
      walk * Math.sqrt(step + 1),
      ...cycles.map(({ period, size }) => size * Math.sqrt(1 + Math.floor(step / period))),
    ),
  );
}

const steps = (values: readonly number[], lag: number): number[] =>
  values.slice(lag).map((value, index) => value - (values[index] ?? 0));

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value * value)));

/** Multiples of the error's size that 95 % and 80 % of outcomes lie within. */
export type Widths = { wide: number; narrow: number };

/**
 * The normal distribution's multiples, wider the fewer horizons the back-test spans and, without season, the shorter
 * the series: sizes measured on little are too small. 80 % is nearer the middle than a normal's: errors have heavy tails.
 */
export function widths({ values, seasons }: Series, windows: number): Widths {
  const short = seasons.length === 0 ? 6 / Math.max(6, values.length) : 0;
  const wide = 2 * (1 + 0.2 / Math.max(0.5, windows)) * (1 + short);
  return { wide, narrow: 0.56 * wide };
}

import type { BackTest } from "./back-test.ts";
import { clamp, mean, range, sum } from "./numbers.ts";
import type { Series } from "./series.ts";

/** How far a power law's exponent stays from 0.35 without evidence, in units of weighted squared log steps. */
const priorExponent = { value: 0.35, weight: 50 };

/**
 * The size of the error (root mean square) 1 to `horizon` steps ahead. The back-test's errors give it as a power of
 * the step, where the exponent is held near 0.35; the less of the horizon the back-test covers, the more the size of
 * the better naive forecast's errors counts. `gain` is how much smaller the errors are expected than the back-
 * test's.
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

/** Sizes of the better naive forecast's errors: the last value's (with drift), or those of the cycle before. They never shrink. */
function naiveSizes({ values, seasons }: Series, horizon: number): number[] {
  const cycles = seasons.map((period) => ({
    period,
    size: 1.25 * mean(steps(values, period).map(Math.abs)),
  }));
  let least = 0;
  return lastValueSizes(values, horizon).map((last, step) => {
    const before = cycles.map(({ period, size }) => size * Math.sqrt(1 + Math.floor(step / period)));
    least = Math.max(least, Math.min(last, ...before));
    return least;
  });
}

/** Steps that it takes to know a drift, and spans of a length that it takes to know how values change over them. */
const [fewestForDrift, fewestSpans] = [8, 5];

/**
 * Sizes of changes over 1 to `horizon` steps beyond the drift: measured where the values hold enough spans of the length, without
 * the bias of spans that overlap (Lo and MacKinlay 1988); elsewhere a random walk's. Values that come back to a level change less over
 * many steps than a walk does, those that keep their course more.
 */
function lastValueSizes(values: readonly number[], horizon: number): number[] {
  const moves = steps(values, 1);
  const count = moves.length;
  const isDriftKnown = count >= fewestForDrift;
  const drift = isDriftKnown ? mean(moves) : 0;
  const walk = rootMeanSquare(moves.map((move) => move - drift));
  return range(horizon).map((index) => {
    const length = index + 1;
    if (!isDriftKnown || values.length < fewestSpans * length) return walk * Math.sqrt(length);
    const changes = steps(values, length).map((change) => change - length * drift);
    return rootMeanSquare(changes) / Math.sqrt(1 - length / count);
  });
}

const steps = (values: readonly number[], lag: number): number[] =>
  values.slice(lag).map((value, index) => value - (values[index] ?? 0));

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value * value)));

/** Multiples of the error's size that 95 % and 80 % of outcomes lie within. */
export type Widths = { wide: number; narrow: number };

/**
 * The normal distribution's multiples, wider the fewer horizons the back-test spans and the shorter the series,
 * without season above all: sizes measured on little are too small. 80 % is nearer the middle than a normal's:
 * errors have heavy tails.
 */
export function widths({ values, seasons }: Series, windows: number): Widths {
  const short = (seasons.length === 0 ? 8 : 4) / Math.max(8, values.length);
  const wide = 2 * (1 + 0.2 / Math.max(0.5, windows)) * (1 + short);
  return { wide, narrow: 0.56 * wide };
}

import { leastSquares } from "../fit/least-squares.ts";
import { mean, range, variance } from "../numbers.ts";

/**
 * Regression of each value on earlier ones (a few steps back, and around one and two cycles of each period), with a
 * ridge penalty; forecasts feed on forecasts. Null where there are fewer than three rows a weight.
 */
export function autoregression(
  values: readonly number[],
  lags: readonly number[],
  horizon: number,
  penalty: number,
): number[] | null {
  const longest = Math.max(...lags);
  const count = values.length - longest;
  if (count < 3 * lags.length) return null;
  const level = mean(values);
  const scale = Math.sqrt(variance(values));
  if (!(scale > 0)) return null;
  const path = values.map((value) => (value - level) / scale);
  const row = (at: number): Float64Array => Float64Array.from([1, ...lags.map((lag) => path[at - lag] ?? 0)]);
  const places = range(count).map((index) => index + longest);
  const weights = leastSquares(
    places.map(row),
    places.map((at) => path[at] ?? 0),
    penalty * count,
  );
  if (weights === null) return null;
  const n = values.length;
  for (let step = 0; step < horizon; step++)
    path.push(row(n + step).reduce((total, value, index) => total + value * (weights[index] ?? 0), 0));
  return path.slice(n).map((value) => value * scale + level);
}

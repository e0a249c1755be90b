import { minimise } from "../fit/minimise.ts";
import { mean, range, sum, variance } from "../numbers.ts";

/** Orders of a seasonal ARIMA model: autoregressive, differences, moving average; capitals a cycle apart. */
export type Orders = { p: number; d: number; q: number; P: number; D: number; Q: number };

/** A polynomial's terms by lag, without its leading 1. */
type Terms = { lags: number[]; weights: number[] };

/**
 * Seasonal ARIMA (Box and Jenkins), each model by conditional least squares over partial autocorrelations (so that it
 * is stationary and invertible), the models combined by their corrected Akaike criterion. Differences by the
 * variance they leave. Null where the values are too few.
 */
export function arima(values: readonly number[], period: number, horizon: number): number[] | null {
  if (values.length < 8 || !(variance(values) > 0)) return null;
  const seasonal = period > 1 && values.length >= 3 * period;
  const D = seasonal && seasonalStrength(values, period) > 0.55 ? 1 : 0;
  const deseasoned = D === 1 ? difference(values, period) : [...values];
  const d = needsDifference(deseasoned) ? 1 : 0;
  const series = d === 1 ? difference(deseasoned, 1) : deseasoned;
  const fits = candidates(seasonal, d, D).flatMap((orders) => {
    const fit = fitModel(series, period, orders, horizon);
    return fit === null ? [] : [fit];
  });
  const best = Math.min(...fits.map(({ criterion }) => criterion));
  if (!Number.isFinite(best)) return null;
  const weights = fits.map(({ criterion }) => Math.exp(-(criterion - best) / 2));
  const ahead = range(horizon).map(
    (step) => sum(fits.map((fit, index) => (weights[index] ?? 0) * (fit.ahead[step] ?? 0))) / sum(weights),
  );
  const once = d === 1 ? integrate(deseasoned, ahead, 1) : ahead;
  return D === 1 ? integrate(values, once, period) : once;
}

function candidates(seasonal: boolean, d: number, D: number): Orders[] {
  const plain = [
    { p: 0, q: 1 },
    { p: 1, q: 0 },
    { p: 1, q: 1 },
    { p: 2, q: 0 },
    { p: 0, q: 2 },
    { p: 2, q: 2 },
    ...(d === 1 ? [{ p: 0, q: 0 }] : [{ p: 3, q: 0 }]),
  ];
  const cycles = !seasonal
    ? [{ P: 0, Q: 0 }]
    : D === 1
      ? [
          { P: 0, Q: 1 },
          { P: 1, Q: 0 },
        ]
      : [
          { P: 0, Q: 0 },
          { P: 1, Q: 0 },
          { P: 1, Q: 1 },
        ];
  return plain.flatMap((own) => cycles.map((cycle) => ({ ...own, ...cycle, d, D })));
}

/**
 * The share of variance that the season explains, from means a position after the trend is taken out by differences.
 */
function seasonalStrength(values: readonly number[], period: number): number {
  const half = period;
  const detrended = values
    .slice(half)
    .map(
      (value, index) => value - mean(values.slice(Math.max(0, index + half - period + 1), index + half + 1)),
    );
  const means = range(period).map((position) =>
    mean(detrended.filter((_, index) => index % period === position)),
  );
  const rest = detrended.map((value, index) => value - (means[index % period] ?? 0));
  const total = variance(detrended);
  return total === 0 ? 0 : 1 - variance(rest) / total;
}

/** KPSS test of level stationarity (Kwiatkowski et al. 1992) at 5 %. */
function needsDifference(values: readonly number[]): boolean {
  const n = values.length;
  const level = mean(values);
  const centred = values.map((value) => value - level);
  const lags = Math.trunc((3 * Math.sqrt(n)) / 13);
  let longRun = sum(centred.map((value) => value * value)) / n;
  for (let lag = 1; lag <= lags; lag++) {
    let product = 0;
    for (let i = lag; i < n; i++) product += (centred[i] ?? 0) * (centred[i - lag] ?? 0);
    longRun += (2 * (1 - lag / (lags + 1)) * product) / n;
  }
  let running = 0;
  let squares = 0;
  for (const value of centred) {
    running += value;
    squares += running * running;
  }
  return squares / (n * n * longRun) > 0.463;
}

const difference = (values: readonly number[], lag: number): number[] =>
  values.slice(lag).map((value, index) => value - (values[index] ?? 0));

function integrate(values: readonly number[], ahead: readonly number[], lag: number): number[] {
  const path = [...values];
  for (const value of ahead) path.push(value + (path[path.length - lag] ?? 0));
  return path.slice(values.length);
}

function fitModel(
  series: readonly number[],
  period: number,
  orders: Orders,
  horizon: number,
): { ahead: number[]; criterion: number } | null {
  const { p, d, q, P, D, Q } = orders;
  const constant = d + D < 2;
  const count = p + q + P + Q;
  const used = series.length - Math.max(p + P * period, 0);
  const parameters = count + 1 + (constant ? 1 : 0);
  if (used < parameters + 5) return null;
  const level = constant ? mean(series) : 0;
  const scale = Math.sqrt(mean(series.map((value) => (value - level) ** 2)));
  if (!(scale > 0)) return null;
  const centred = Float64Array.from(series, (value) => (value - level) / scale);
  const model = (point: number[]): { ar: Terms; ma: Terms } => ({
    ar: multiply(toPolynomial(point.slice(0, p)), toPolynomial(point.slice(p + q, p + q + P)), period),
    ma: multiply(toPolynomial(point.slice(p, p + q)), toPolynomial(point.slice(p + q + P)), period),
  });
  const skip = p + P * period;
  const errors = new Float64Array(centred.length);
  const fitted =
    count === 0
      ? { point: [], value: filter(centred, model([]), skip, errors) }
      : minimise(
          (point) => filter(centred, model(point), skip, errors),
          range(count).map(() => 0.1),
          range(count).map(() => 0.4),
          40 + 40 * count,
        );
  const given = model(fitted.point);
  filter(centred, given, skip, errors);
  const criterion =
    used * Math.log(fitted.value / used + 1e-12) * (series.length / used) +
    2 * parameters +
    (2 * parameters * (parameters + 1)) / Math.max(1, used - parameters - 1);
  const ahead = project(centred, errors, given, horizon).map((value) => value * scale + level);
  return ahead.every(Number.isFinite) ? { ahead, criterion } : null;
}

/** Unbounded numbers to partial autocorrelations to the coefficients of a stationary polynomial (Monahan 1984). */
function toPolynomial(point: number[]): number[] {
  let coefficients: number[] = [];
  for (const raw of point) {
    const partial = 0.99 * Math.tanh(raw);
    const mirrored = coefficients.toReversed();
    coefficients = [...coefficients.map((value, index) => value - partial * (mirrored[index] ?? 0)), partial];
  }
  return coefficients;
}

/** (1 - Σ a_i B^i)(1 - Σ A_j B^(jm)) as terms of lags. */
function multiply(own: number[], cycle: number[], period: number): Terms {
  const terms = [
    ...own.map((weight, index) => ({ lag: index + 1, weight })),
    ...cycle.map((weight, index) => ({ lag: (index + 1) * period, weight })),
    ...own.flatMap((a, i) => cycle.map((A, j) => ({ lag: i + 1 + (j + 1) * period, weight: -a * A }))),
  ];
  return { lags: terms.map(({ lag }) => lag), weights: terms.map(({ weight }) => weight) };
}

/** The sum of squared errors one step ahead from `skip` on; the errors go to `errors`, whose start stays zero. */
function filter(
  values: Float64Array,
  { ar, ma }: { ar: Terms; ma: Terms },
  skip: number,
  errors: Float64Array,
): number {
  let squares = 0;
  for (let t = skip; t < values.length; t++) {
    const error = (values[t] ?? 0) - weighted(values, ar, t) + weighted(errors, ma, t);
    errors[t] = error;
    squares += error * error;
  }
  return squares;
}

function weighted(values: ArrayLike<number>, { lags, weights }: Terms, t: number): number {
  let total = 0;
  for (let k = 0; k < lags.length; k++) {
    const at = t - (lags[k] ?? 0);
    if (at >= 0) total += (weights[k] ?? 0) * (values[at] ?? 0);
  }
  return total;
}

function project(
  values: Float64Array,
  errors: Float64Array,
  { ar, ma }: { ar: Terms; ma: Terms },
  horizon: number,
): number[] {
  const path = Array.from(values);
  const noise = Array.from(errors);
  for (let t = values.length; t < values.length + horizon; t++) {
    path.push(weighted(path, ar, t) - weighted(noise, ma, t));
    noise.push(0);
  }
  return path.slice(values.length);
}

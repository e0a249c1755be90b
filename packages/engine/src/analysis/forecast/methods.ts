import { arima } from "./methods/arima.ts";
import { autoregression } from "./methods/autoregression.ts";
import { drift } from "./methods/drift.ts";
import { dynamicTheta } from "./methods/dynamic-theta.ts";
import { localGlobalTrend } from "./methods/local-global-trend.ts";
import { robustTrend } from "./methods/robust-trend.ts";
import { exponentialSmoothing, fitSmoothing, longestSmoothed } from "./methods/smoothing.ts";
import { theta } from "./methods/theta.ts";
import { mean, range } from "./numbers.ts";
import { adjust, reseason } from "./season/decompose.ts";
import { seasonalTrend } from "./season/seasonal-trend.ts";
import { type Series, seasonalNaive } from "./series.ts";

/** The methods that a forecast is combined from. */
export const methodNames = [
  "seasonal-naive",
  "theta",
  "dynamic-theta",
  "local-global-trend",
  "smoothing",
  "damped-smoothing",
  "robust-trend",
  "drift",
  "arima",
  "stl-theta",
  "stl-arima",
  "year-before",
  "regression",
  "log-regression",
  "log-growth-regression",
] as const;
export type MethodName = (typeof methodNames)[number];

/** What people call them. */
export const methodLabels = {
  "seasonal-naive": "seasonal naive",
  theta: "Theta",
  "dynamic-theta": "dynamic Theta",
  "local-global-trend": "local and global trend",
  smoothing: "exponential smoothing",
  "damped-smoothing": "damped smoothing",
  "robust-trend": "robust trend",
  drift: "a walk with drift",
  arima: "ARIMA",
  "stl-theta": "STL and Theta",
  "stl-arima": "STL and ARIMA",
  "year-before": "the year before",
  regression: "auto-regression",
  "log-regression": "auto-regression of logarithms",
  "log-growth-regression": "auto-regression of growth",
} as const satisfies Record<MethodName, string>;

/** `horizon` values beyond a series; null where the series does not suit the method. */
export type Method = (series: Series, horizon: number) => number[] | null;

/** The methods by name; what each is stands at its function. */
export const methods = {
  "seasonal-naive": seasonalNaive,
  theta: adjusted(theta),
  "dynamic-theta": adjusted(dynamicTheta),
  "local-global-trend": growth,
  smoothing,
  "damped-smoothing": adjusted(dampedSmoothing),
  "robust-trend": adjusted(robustTrend),
  drift: adjusted(drift),
  arima: ({ values, periods }, horizon) => arima(values, periods[0] ?? 1, horizon),
  "stl-theta": seasonsApart(theta),
  "stl-arima": seasonsApart((values, horizon) => arima(values, 1, horizon)),
  "year-before": yearBefore,
  regression,
  "log-regression": logarithmic(regression),
  "log-growth-regression": logarithmic(differenced(regression)),
} as const satisfies Record<MethodName, Method>;

/** Exponential smoothing; null for a season that shows and is too long for it. */
function smoothing({ values, periods: [period = 1], seasons }: Series, horizon: number): number[] | null {
  return period > longestSmoothed && seasons.length > 0
    ? null
    : exponentialSmoothing(values, period, horizon);
}

/** Local and global trend; trends of years and quarters are like those that were learnt, of months less so. */
function growth(series: Series, horizon: number): number[] | null {
  const [period = 1] = series.periods;
  const trends = period <= 4 ? "learnt" : "wide";
  return adjusted((values, ahead) => localGlobalTrend(values, ahead, trends))(series, horizon);
}

/** Smoothing with a slope that fades (Gardner and McKenzie 1985); null where the values are too few for it. */
function dampedSmoothing(values: readonly number[], horizon: number): number[] | null {
  return (
    fitSmoothing(values, 1, horizon, { error: "additive", trend: "damped", season: "none" })?.ahead ?? null
  );
}

/** A method without season, on values that classical decomposition took the season out of, as far as there is one. */
function adjusted(method: (values: readonly number[], horizon: number) => number[] | null): Method {
  return ({ values, periods: [period = 1] }, horizon) => {
    const kind = period === 1 ? "none" : Math.min(...values) > 0 ? "multiplicative" : "additive";
    const parts = adjust(values, period, kind, "expected");
    const ahead = method(parts.values, horizon);
    return ahead === null ? null : reseason(ahead, parts, values.length);
  };
}

/** A method without season, on what STL leaves after the seasons, whose last cycle is repeated. Needs a season. */
function seasonsApart(method: (values: readonly number[], horizon: number) => number[] | null): Method {
  return ({ values, seasons }, horizon) => {
    if (seasons.length === 0) return null;
    const parts = seasonalTrend(values, seasons, 11);
    return (
      method(parts.rest, horizon)?.map((value, step) =>
        parts.seasons.reduce(
          (total, season) =>
            total + (season.values[values.length - season.period + (step % season.period)] ?? 0),
          value,
        ),
      ) ?? null
    );
  };
}

/** A method on the logarithms of positive values; on the values themselves where some are not positive. */
function logarithmic(method: Method): Method {
  return (series, horizon) => {
    if (Math.min(...series.values) <= 0) return method(series, horizon);
    const ahead = method({ ...series, values: series.values.map(Math.log) }, horizon);
    return ahead?.map(Math.exp) ?? null;
  };
}

/** A method on the steps from value to value. */
function differenced(method: Method): Method {
  return (series, horizon) => {
    const { values } = series;
    const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
    let level = values.at(-1) ?? 0;
    return (
      method({ ...series, values: steps }, horizon)?.map((step) => {
        level += step;
        return level;
      }) ?? null
    );
  };
}

/**
 * For days: those of 52 weeks before, so that holidays and the time of the year come back on their weekday, lifted
 * by as much as the last eight weeks are above those of the year before. Null for other cycles and shorter
 * histories.
 */
function yearBefore({ values, periods: [period = 1] }: Series, horizon: number): number[] | null {
  const [year, recent] = [52 * period, 8 * period];
  if (period !== 7 || values.length < year + recent) return null;
  const lift = mean(values.slice(-recent)) - mean(values.slice(-recent - year, -year));
  return range(horizon).map((step) => (values[values.length - year + (step % year)] ?? 0) + lift);
}

/** Auto-regression on the last values and on those around one and two cycles back. */
function regression({ values, periods }: Series, horizon: number): number[] | null {
  const length = values.length;
  const [shortest = 1] = periods;
  const recent = shortest === 24 ? 24 : shortest === 7 ? 22 : shortest === 12 && length > 60 ? 13 : 3;
  const lags = new Set(range(recent).map((index) => index + 1));
  if (shortest === 1 || shortest > 48) lags.add(4);
  for (const period of periods.filter((candidate) => candidate > 1 && length > 4 * candidate)) {
    const cycles = length > 6 * period && period < 48 ? [1, 2] : [1];
    for (const cycle of cycles) for (const offset of [-1, 0, 1]) lags.add(cycle * period + offset);
  }
  return autoregression(
    values,
    [...lags].filter((lag) => lag > 0),
    horizon,
    0.01,
  );
}

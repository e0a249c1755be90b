import { type Failure, failed, type Result, success } from "@parlance/contract";
import { chooseCombination, combine } from "./combine.ts";
import { errorSizes } from "./intervals.ts";
import { methods } from "./methods.ts";
import { range } from "./numbers.ts";
import { isSeasonal } from "./season/decompose.ts";
import { completeValues, type Series, seasonalNaive, sizeOf } from "./series.ts";

/** Expected values of the next periods with the bounds that 95 % and 80 % of outcomes fall between. */
export type SeriesForecast = {
  mean: number[];
  lower: number[];
  upper: number[];
  lower80: number[];
  upper80: number[];
  /** The methods combined, as words. */
  method: string;
};

/** What to forecast: values in time order (null is missing), candidate seasons in periods, and how far ahead. */
export type ForecastRequest = {
  values: readonly (number | null)[];
  periods: readonly number[];
  horizon: number;
};

/** Forecasts one series. Fails as `too-little-data` below three known values. */
export function forecastSeries({
  values: raw,
  periods,
  horizon,
}: ForecastRequest): Result<SeriesForecast, Failure> {
  const { values, known } = completeValues(raw, periods[0] ?? 1);
  if (known < 3)
    return failed({
      code: "too-little-data",
      method: "a forecast",
      reason: `${known} known values, three are needed`,
    });
  const size = sizeOf(values);
  const scaled = values.map((value) => value / size);
  const seasons = periods.filter((period) => period > 1 && isSeasonal(scaled, period));
  const series: Series = { values: scaled, periods: seasons.length === 0 ? [1] : seasons };
  const combination = chooseCombination(series);
  const expected = combine(series, horizon, combination) ?? seasonalNaive(series, horizon);
  const sizes = errorSizes(
    series,
    horizon,
    series.periods.length > 1 ? methods.regression : methods["stl-theta"],
  );
  const bound = (quantile: number): number[] =>
    range(horizon).map((step) => ((expected[step] ?? 0) + quantile * (sizes[step] ?? 0)) * size);
  return success({
    mean: expected.map((value) => value * size),
    lower: bound(-1.96),
    upper: bound(1.96),
    lower80: bound(-1.2816),
    upper80: bound(1.2816),
    method: `${combination.by} of ${combination.members.join(", ")}`,
  });
}

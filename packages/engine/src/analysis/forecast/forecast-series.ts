import { type Failure, failed, type Result, success } from "@parlance/contract";
import { type BackTest, backTest } from "./back-test.ts";
import { chooseCombinations, combine } from "./combine.ts";
import { errorSizes, widths } from "./intervals.ts";
import { methodLabels } from "./methods.ts";
import { clamp } from "./numbers.ts";
import { findSeasons } from "./seasons.ts";
import { completeValues, type Series, seasonalNaive, sizeOf } from "./series.ts";

/** What to forecast: values in time order (null is missing), candidate seasons in periods, and how far ahead. */
export type ForecastRequest = {
  values: readonly (number | null)[];
  periods: readonly number[];
  horizon: number;
  /** Back-test the whole combination (for one series) or its quick stand-in (for hundreds). */
  backTest: "full" | "quick";
};

/** Expected values of the next periods with the bounds that 95 % and 80 % of outcomes fall between. */
export type SeriesForecast = {
  mean: number[];
  lower: number[];
  upper: number[];
  lower80: number[];
  upper80: number[];
  /** The methods combined, in words. */
  method: string;
  /** Seasons found, in periods, shortest first. */
  seasons: readonly number[];
  /** Errors at earlier origins, in the values' unit. */
  backTest: BackTest;
  /** Missing values that were filled in. */
  filled: number;
};

/** The values before the last so many say nothing more, and would take time. */
const longest = 2500;
const fewest = 3;

/**
 * Forecasts one series by a combination of methods; intervals from rolling origins. Values that are all of one sign
 * stay so. Fails as `too-little-data` below three known values.
 */
export function forecastSeries(request: ForecastRequest): Result<SeriesForecast, Failure> {
  const { horizon } = request;
  const { values, known, filled } = completeValues(request.values.slice(-longest), request.periods[0] ?? 1);
  if (known < fewest)
    return failed({
      code: "too-little-data",
      method: "a forecast",
      reason: `there are ${known} values, and ${fewest} are needed`,
    });
  const size = sizeOf(values);
  const scaled = values.map((value) => value / size);
  const series: Series = { values: scaled, ...findSeasons(scaled, request.periods) };
  const { full, quick, gain } = chooseCombinations(series);
  const expected = combine(series, horizon, full) ?? seasonalNaive(series, horizon);
  const whole = request.backTest === "full";
  const tested = whole ? backTest(series, horizon, full, 8) : backTest(series, horizon, quick, 16);
  const sizes = errorSizes(series, horizon, tested, whole ? 1 : gain);
  const { wide, narrow } = widths(series, tested.windows);
  const within = limits(scaled);
  const out = (factor: number): number[] =>
    expected.map((value, step) => within((value + factor * (sizes[step] ?? 0)) * size));
  return success({
    mean: out(0),
    lower: out(-wide),
    upper: out(wide),
    lower80: out(-narrow),
    upper80: out(narrow),
    method: `${full.by}${full.lead === undefined ? "" : " with a lead"} of ${full.members.map((name) => methodLabels[name]).join(", ")}`,
    seasons: series.seasons,
    backTest: inUnit(tested, size),
    filled,
  });
}

/** Keeps to the sign that all values have, and to what a number can hold. */
function limits(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values) >= 0 ? 0 : -Number.MAX_VALUE;
  const high = Math.max(...values) <= 0 ? 0 : Number.MAX_VALUE;
  return (value) => clamp(value, low, high);
}

const inUnit = ({ origins, windows }: BackTest, size: number): BackTest => ({
  windows,
  origins: origins.map(({ errors, naive }) => ({
    errors: errors.map((error) => error * size),
    naive: naive.map((error) => error * size),
  })),
});

import { type Failure, failed, type Result, success, type TimeGrain } from "@parlance/contract";
import { goesWithDays } from "../../table-series/goes-with-days.ts";
import { forecastSeries, type SeriesForecast } from "../forecast-series.ts";
import { mean, range, sum } from "../numbers.ts";
import type { Calendar } from "./calendar.ts";
import type { TableSeries } from "./read-table.ts";
import { tradingDayFactors } from "./trading-days.ts";

/** A series' forecast with what its back-test showed. */
export type TestedForecast = {
  series: TableSeries;
  forecast: SeriesForecast;
  /** The mean absolute error at earlier origins, and as a share of the seasonal naive forecast's. */
  error: number;
  ratio: number;
  origins: number;
  notes: string[];
};

/** Periods that a history needs, and values up to which a whole combination is back-tested. */
const bounds = { fewest: 8, wholeBackTest: 150 };

/** The cycles of each grain in periods, by the calendar, and how far ahead a forecast goes unless asked. */
export const grains = {
  second: { periods: [60], horizon: 60 },
  minute: { periods: [60, 1440], horizon: 60 },
  hour: { periods: [24, 168], horizon: 48 },
  day: { periods: [7], horizon: 14 },
  week: { periods: [52], horizon: 8 },
  month: { periods: [12], horizon: 6 },
  quarter: { periods: [4], horizon: 4 },
  year: { periods: [1], horizon: 3 },
} as const satisfies Record<TimeGrain, { periods: readonly number[]; horizon: number }>;

/**
 * Forecasts one series of a result and tests the forecast on its past. Sums over months, quarters and years that
 * go with their days are forecast as rates a day, so that a long month is no better than a short one, nor one with few weekends. One
 * `amongMany` is tested more quickly. Fails as `too-little-data` where the history is too short, never changes, or
 * where repeating the past would have been as good.
 */
export function forecastOne(
  series: TableSeries,
  horizon: number,
  calendar: Calendar,
  { additive, amongMany }: { additive: boolean; amongMany: boolean },
): Result<TestedForecast, Failure> {
  const { grain } = calendar;
  const { values, note } = fillHoles(series.values, additive);
  const known = values.filter((value) => value !== null);
  if (known.length < bounds.fewest)
    return refused(`${counted(known.length, grain)}, and ${bounds.fewest} are needed`);
  if (known.every((value) => value === known[0])) return refused(`every ${grain} has the same value`);
  const daysOf = (index: number): number => calendar.daysOf(series.first + index);
  const byDay =
    additive &&
    perDay(grain) &&
    goesWithDays(
      values,
      values.map((_, index) => daysOf(index)),
    );
  const factors = byDay ? tradingDayFactors(values, series.first, calendar, horizon) : null;
  const days = (index: number): number => (byDay ? daysOf(index) * (factors?.[index] ?? 1) : 1);
  const made = forecastSeries({
    values: values.map((value, index) => (value === null ? null : value / days(index))),
    periods: calendar.open === null ? grains[grain].periods : [calendar.open.count],
    horizon,
    backTest: amongMany || values.length > bounds.wholeBackTest ? "quick" : "full",
  });
  if (!made.ok) return made;
  const { origins } = made.value.backTest;
  const scale = mean(range(values.length).map(days));
  const error = scale * meanSize(origins.flatMap(({ errors }) => errors));
  const naive = scale * meanSize(origins.flatMap((origin) => origin.naive));
  if (origins.length === 0) return refused(`the ${known.length} complete ${grain}s leave none to test it on`);
  const size = meanSize(known);
  const exactCycle = naive <= 1e-6 * size && error <= 0.01 * size;
  const ratio = exactCycle || naive === 0 ? 1 : error / naive;
  if (ratio >= 1 && !exactCycle)
    return refused(
      `at ${origins.length} earlier moments it would have been no better than repeating ${repeated(made.value, grain)}`,
    );
  const forecast = inUnit(made.value, (step) => days(values.length + step));
  return success({
    series,
    forecast,
    error,
    ratio,
    origins: origins.length,
    notes: [
      ...(note === null ? [] : [note]),
      ...(factors === null
        ? []
        : ["Months are compared by their weekdays: weekends differ from other days."]),
    ],
  });
}

/** Rates a day back to figures a period. */
function inUnit(forecast: SeriesForecast, days: (step: number) => number): SeriesForecast {
  const times = (path: readonly number[]): number[] => path.map((value, step) => value * days(step));
  return {
    ...forecast,
    mean: times(forecast.mean),
    lower: times(forecast.lower),
    upper: times(forecast.upper),
    lower80: times(forecast.lower80),
    upper80: times(forecast.upper80),
  };
}

const refused = (reason: string): Result<never, Failure> =>
  failed({ code: "too-little-data", method: "a forecast", reason });

const counted = (count: number, grain: TimeGrain): string =>
  count === 1 ? `there is 1 complete ${grain}` : `there are ${count} complete ${grain}s`;

const perDay = (grain: TimeGrain): boolean => grain === "month" || grain === "quarter" || grain === "year";

const meanSize = (values: readonly number[]): number =>
  sum(values.map(Math.abs)) / Math.max(1, values.length);

const repeated = ({ seasons: [season = 1] }: SeriesForecast, unit: string): string =>
  season === 1 ? `the last ${unit}` : `the last ${season} ${unit}s`;

/**
 * A sum's holes are zeros where they come often (one period in twenty) or at the end: nothing happened then. Others
 * are left for the forecast to fill from their neighbours.
 */
function fillHoles(
  values: readonly (number | null)[],
  additive: boolean,
): { values: (number | null)[]; note: string | null } {
  const holes = values.filter((value) => value === null).length;
  if (holes === 0) return { values: [...values], note: null };
  const last = values.findLastIndex((value) => value !== null);
  const often = holes >= values.length / 20;
  const asZero = (index: number): boolean => additive && (often || index > last);
  const filled = values.map((value, index) => (value === null && asZero(index) ? 0 : value));
  return {
    values: filled,
    note: filled.some((value) => value === null)
      ? "Periods without a value were filled in from their neighbours."
      : "Periods without rows count as zero.",
  };
}

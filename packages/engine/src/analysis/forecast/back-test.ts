import { type Combination, combine } from "./combine.ts";
import { clamp, range } from "./numbers.ts";
import { type Series, seasonalNaive } from "./series.ts";

/**
 * Forecasts made at earlier moments from what was known then. `errors` and `naive` (of the seasonal naive forecast)
 * are actual minus forecast by origin and step, as far as the actuals reach; `windows` is how many whole horizons
 * the origins span.
 */
export type BackTest = { origins: { errors: number[]; naive: number[] }[]; windows: number };

/**
 * Rolling origins (Tashman 2000) over the last three horizons, at most `most` of them, each with two cycles and two
 * fifths of the values before it. None where the series is too short.
 */
export function backTest(series: Series, horizon: number, combination: Combination, most: number): BackTest {
  const { values, periods } = series;
  const [period = 1] = periods;
  const length = values.length;
  const least = Math.max(period > 1 ? 2 * period + 2 : 5, Math.min(8, length >> 1), Math.floor(length * 0.4));
  const span = length - 1 - least;
  const step = Math.max(1, Math.ceil(Math.min(span, 3 * horizon) / most));
  const places = range(most)
    .map((index) => length - 1 - index * step)
    .filter((place) => place >= least);
  const origins = places.flatMap((place) => {
    const known: Series = { ...series, values: values.slice(0, place) };
    const reach = Math.min(horizon, length - place);
    const ahead = combine(known, reach, combination);
    if (ahead === null) return [];
    const naive = seasonalNaive(known, reach);
    const actual = values.slice(place);
    const minus = (path: readonly number[]): number[] =>
      path.map((value, index) => (actual[index] ?? value) - value);
    return [{ errors: minus(ahead), naive: minus(naive) }];
  });
  return { origins, windows: clamp((length - (places.at(-1) ?? length)) / horizon, 0, 10) };
}

import type { Method } from "./methods.ts";
import { mean, range } from "./numbers.ts";
import type { Series } from "./series.ts";

/** Standard deviations of the error 1 to `horizon` steps ahead, from forecasts at earlier origins. */
export function errorSizes(series: Series, horizon: number, method: Method): number[] {
  const { values, periods } = series;
  const least = Math.max(2 * (periods[0] ?? 1), 6);
  const origins = range(24)
    .map((index) => values.length - 1 - index * Math.max(1, Math.floor(horizon / 4)))
    .filter((origin) => origin >= least);
  const squares: number[][] = range(horizon).map(() => []);
  for (const origin of origins) {
    const ahead = method({ ...series, values: values.slice(0, origin) }, horizon) ?? [];
    for (const [step, value] of ahead.entries()) {
      const actual = values[origin + step];
      if (actual !== undefined) squares[step]?.push((actual - value) ** 2);
    }
  }
  let last = 0;
  return squares.map((errors) => {
    last = Math.max(last, errors.length > 0 ? Math.sqrt(mean(errors)) : last);
    return last;
  });
}

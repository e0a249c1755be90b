import { regularSeries } from "../anomalies/time/regular-series.ts";
import { studentQuantile, studentTail } from "../statistics/distributions.ts";
import { autocorrelation } from "./autocorrelation.ts";
import { mannKendall } from "./mann-kendall.ts";
import type { SeriesTrend } from "./test-trend.ts";

/** Fewer changes than this tell no drift from chance. */
const fewestChanges = 7;

/**
 * Tests what stands at the ends of periods (ISO dates) for a drift: whether its changes from one to the next, which what came and went in
 * between makes, differ from 0 on average. Levels of a stock carry their past with them, so that tests of levels take any way that it goes for
 * chance (Granger and Newbold 1974, J. Econometrics 2). Student's t test of the mean change of a random walk with drift, its variance
 * corrected for the changes' own lag-1 autocorrelation where that is positive; `slope` is the mean change a step. The reason, as
 * text, where there is nothing to test.
 */
export function testDrift(
  dates: readonly string[],
  values: readonly (number | null)[],
): SeriesTrend | string {
  const series = regularSeries(dates, values);
  const places = Array.from(series.present.keys()).filter((at) => series.present[at] === 1);
  const changes = places.flatMap((at) =>
    series.present[at - 1] === 1 ? [(series.values[at] ?? 0) - (series.values[at - 1] ?? 0)] : [],
  );
  if (changes.length < fewestChanges) return "there are fewer than eight usable values";
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const squares = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0);
  if (squares === 0 && mean === 0) return "all values are equal";
  const lag = Math.max(0, autocorrelation(changes, 1));
  const inflation = (1 + lag) / (1 - Math.min(lag, 0.95));
  const freedom = changes.length - 1;
  const error = Math.sqrt((squares / freedom / changes.length) * inflation);
  const pValue = error === 0 ? 0 : Math.min(1, 2 * studentTail(Math.abs(mean) / error, freedom));
  const reach = studentQuantile(0.025, freedom) * error;
  const levels = places.map((at) => series.values[at] ?? 0);
  const tau = mannKendall(levels)?.tau ?? 0;
  return {
    method:
      "Student's t test of the mean change from period to period, corrected for autocorrelation; mean change with 95 % interval",
    test: { slope: mean, lower: mean - reach, upper: mean + reach, pValue, tau, inflation },
    overall: null,
    breaks: [],
    points: places.length,
    deseasonalised: false,
    notes: series.notes,
  };
}

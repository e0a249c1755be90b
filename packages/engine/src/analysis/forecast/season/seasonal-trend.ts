import { range } from "../numbers.ts";
import { loess } from "./loess.ts";

/** Parts that add up to the values: one seasonal component for each period, and the rest (trend and noise). */
export type Components = { seasons: { period: number; values: number[] }[]; rest: number[] };

/**
 * Several seasonalities taken out in turn, shortest first, twice over (MSTL, Bandara, Hyndman and Bergmeir 2021) by
 * STL (Cleveland et al. 1990). `window` is the count of cycles that one seasonal figure is smoothed over.
 */
export function seasonalTrend(
  values: readonly number[],
  periods: readonly number[],
  window: number,
): Components {
  const seasons = periods
    .filter((period) => period > 1 && values.length >= 2 * period)
    .toSorted((a, b) => a - b)
    .map((period) => ({ period, values: values.map(() => 0) }));
  let rest = [...values];
  for (let pass = 0; pass < (seasons.length > 1 ? 2 : 1); pass++) {
    for (const [index, season] of seasons.entries()) {
      const given = rest.map((value, at) => value + (season.values[at] ?? 0));
      season.values = seasonalPart(given, season.period, window + 4 * index);
      rest = given.map((value, at) => value - (season.values[at] ?? 0));
    }
  }
  return { seasons, rest };
}

/** The inner loop of STL, twice: cycle subseries smoothed, their low frequencies taken out, the trend smoothed. */
function seasonalPart(values: readonly number[], period: number, window: number): number[] {
  const trendWindow = odd((1.5 * period) / (1 - 1.5 / window));
  let trend = values.map(() => 0);
  let seasonal = trend;
  for (let pass = 0; pass < 2; pass++) {
    const detrended = values.map((value, index) => value - (trend[index] ?? 0));
    const extended = smoothSubseries(detrended, period, window);
    const low = lowPass(extended, period);
    seasonal = values.map((_, index) => (extended[index + period] ?? 0) - (low[index] ?? 0));
    const adjusted = values.map((value, index) => value - (seasonal[index] ?? 0));
    trend = smoothTrend(adjusted, trendWindow);
  }
  return seasonal;
}

/** Each position's values over the cycles, smoothed and carried one cycle beyond both ends. */
function smoothSubseries(values: readonly number[], period: number, window: number): number[] {
  const extended = new Array<number>(values.length + 2 * period).fill(0);
  for (let position = 0; position < period; position++) {
    const own = range(Math.ceil((values.length - position) / period)).map(
      (cycle) => values[position + cycle * period] ?? 0,
    );
    for (const [cycle, value] of loess(own, window, -1, own.length).entries()) {
      const place = position + cycle * period;
      if (place < extended.length) extended[place] = value;
    }
  }
  return extended;
}

function lowPass(extended: readonly number[], period: number): number[] {
  const once = runningMean(extended, period);
  const twice = runningMean(once, period);
  return smoothTrend(runningMean(twice, 3), odd(period));
}

function runningMean(values: readonly number[], width: number): number[] {
  const means: number[] = [];
  let total = 0;
  for (const [index, value] of values.entries()) {
    total += value - (index >= width ? (values[index - width] ?? 0) : 0);
    if (index >= width - 1) means.push(total / width);
  }
  return means;
}

/** Loess at every tenth of the window, straight lines between. */
function smoothTrend(values: readonly number[], window: number): number[] {
  const jump = Math.max(1, Math.ceil(window / 10));
  const last = values.length - 1;
  const places = [...range(Math.ceil(last / jump)).map((index) => index * jump), last];
  const heights = places.map((place) => loess(values, window, place, place)[0] ?? 0);
  return values.map((_, index) => {
    const before = Math.min(Math.floor(index / jump), places.length - 2);
    const [left, right] = [places[before] ?? 0, places[before + 1] ?? last];
    const share = right === left ? 0 : (index - left) / (right - left);
    return (heights[before] ?? 0) * (1 - share) + (heights[before + 1] ?? heights[before] ?? 0) * share;
  });
}

const odd = (value: number): number => {
  const whole = Math.ceil(value);
  return whole % 2 === 0 ? whole + 1 : whole;
};

import { autocorrelations, mean, range, sum, variance } from "../numbers.ts";

/**
 * Values without their season, and the season's figure at each position of the cycle (position 0 is the first
 * value).
 */
export type Adjusted = { values: number[]; figures: number[]; kind: "none" | "additive" | "multiplicative" };

/**
 * Whether the autocorrelation at `period` is beyond the 90 % bound of Bartlett, as in the M4 competition; needs
 * three cycles.
 */
export function isSeasonal(values: readonly number[], period: number): boolean {
  if (period <= 1 || values.length < 3 * period) return false;
  const r = autocorrelations(values, period);
  const squares = r.slice(0, -1).reduce((total, value) => total + value * value, 0);
  return Math.abs(r.at(-1) ?? 0) > 1.645 * Math.sqrt((1 + 2 * squares) / values.length);
}

/**
 * The share of the variance about a moving average that the season explains (0 and less: none), corrected for the
 * number of figures. 0 below two cycles.
 */
export function seasonalStrength(values: readonly number[], period: number): number {
  if (period <= 1 || values.length < 2 * period) return 0;
  const detrended = movingAverage(values, period).flatMap((level, index) =>
    level === null ? [] : [{ position: index % period, value: (values[index] ?? 0) - level }],
  );
  const figures = range(period).map((position) =>
    mean(detrended.filter((one) => one.position === position).map(({ value }) => value)),
  );
  const total = variance(detrended.map(({ value }) => value));
  const rest = mean(detrended.map(({ position, value }) => (value - (figures[position] ?? 0)) ** 2));
  const freedom = detrended.length - period;
  return total === 0 || freedom < period / 2 ? 0 : 1 - (rest * (detrended.length - 1)) / (total * freedom);
}

/**
 * How a season's figures are told: by the mean of all cycles, or as they are expected to go on, from recent cycles above all and
 * drawn towards no season as far as chance could have made them.
 */
export type Figures = "mean" | "expected";

/** Takes the season out by classical decomposition (centred moving average, a figure a position). */
export function adjust(
  values: readonly number[],
  period: number,
  kind: Adjusted["kind"],
  by: Figures,
): Adjusted {
  if (kind === "none" || period <= 1) return { values: [...values], figures: [0], kind: "none" };
  const multiplicative = kind === "multiplicative";
  const figures = seasonalFigures(values, period, multiplicative, by);
  if (multiplicative && Math.min(...figures) <= 0.01) return adjust(values, period, "additive", by);
  const adjusted = values.map((value, index) => {
    const figure = figures[index % period] ?? 0;
    return multiplicative ? value / figure : value - figure;
  });
  return { values: adjusted, figures, kind };
}

/** Puts the season back onto a forecast that continues `length` adjusted values. */
export function reseason(forecast: readonly number[], adjusted: Adjusted, length: number): number[] {
  const { figures, kind } = adjusted;
  return forecast.map((value, step) => {
    const figure = figures[(length + step) % figures.length] ?? 0;
    return kind === "none" ? value : kind === "multiplicative" ? value * figure : value + figure;
  });
}

/** Centred moving average over one cycle; null at both ends. */
export function movingAverage(values: readonly number[], period: number): (number | null)[] {
  const half = period >> 1;
  return values.map((_, index) => {
    if (index < half || index >= values.length - half) return null;
    let total = 0;
    for (let offset = -half; offset <= half; offset++) {
      const weight = period % 2 === 0 && Math.abs(offset) === half ? 0.5 : 1;
      total += weight * (values[index + offset] ?? 0);
    }
    return total / period;
  });
}

function seasonalFigures(
  values: readonly number[],
  period: number,
  multiplicative: boolean,
  by: Figures,
): number[] {
  const trend = movingAverage(values, period);
  const buckets: number[][] = range(period).map(() => []);
  for (const [index, level] of trend.entries()) {
    if (level === null || (multiplicative && level === 0)) continue;
    const value = values[index] ?? 0;
    buckets[index % period]?.push(multiplicative ? value / level : value - level);
  }
  const none = multiplicative ? 1 : 0;
  const told = buckets.map((bucket) =>
    bucket.length === 0 ? none : by === "mean" ? mean(bucket) : recentMean(bucket),
  );
  const middle = mean(told);
  const figures = told.map((figure) => (multiplicative ? figure / middle : figure - middle));
  const share = by === "mean" ? 1 : certainty(buckets, figures, none);
  return figures.map((figure) => none + share * (figure - none));
}

/** What a cycle counts for a season's expected figures beside the one after it. */
const memory = 0.85;

const recentMean = (bucket: readonly number[]): number => {
  const weights = bucket.map((_, index) => memory ** (bucket.length - 1 - index));
  return sum(bucket.map((value, index) => value * (weights[index] ?? 0))) / sum(weights);
};

/** The share of figures' variance that is not chance's (James and Stein 1961), by how far the cycles differ from them. */
function certainty(buckets: readonly number[][], figures: readonly number[], none: number): number {
  const period = figures.length;
  const count = sum(buckets.map(({ length }) => length));
  const squares = sum(
    buckets.map((bucket, position) => sum(bucket.map((value) => (value - (figures[position] ?? none)) ** 2))),
  );
  const weights = range(Math.ceil(count / period)).map((age) => memory ** age);
  const concentration = sum(weights.map((weight) => weight * weight)) / sum(weights) ** 2;
  const chance = (squares / Math.max(1, count - period)) * concentration;
  const shown = sum(figures.map((figure) => (figure - none) ** 2)) / (period - 1);
  return Math.max(0, 1 - chance / Math.max(1e-12, shown));
}

import { type MethodName, methods } from "./methods.ts";
import { mean, range } from "./numbers.ts";
import type { Series } from "./series.ts";

/** Which methods are combined, and how. */
export type Combination = {
  members: readonly MethodName[];
  /** A trimmed mean leaves the lowest and the highest out. */
  by: "mean" | "trimmed mean";
  /** The share of the first member alone beside what the members are combined to. */
  lead?: number;
};

/**
 * The combination that forecasts, and the quick one that stands for it at the many origins of a back-test; `gain` is
 * the share of the quick one's error that intervals count with (the full one's typical error is 0.9 to 1 of it).
 */
export type Combinations = { full: Combination; quick: Combination; gain: number };

/**
 * The combinations for a series, by its shortest cycle, whether it holds five of a long one, and without a cycle whether it
 * can grow by shares: members of different kinds together are better than any of them (Makridakis et al. 2020).
 * `docs/decisions` has the figures.
 */
export function chooseCombinations({ values, periods }: Series): Combinations {
  const [period = 1] = periods;
  if (period === 1) return values.every((value) => value > 0) ? combinations.positive : combinations.signed;
  if (period === 4) return combinations.quarterly;
  if (period === 7) return combinations.weekly;
  return period <= 12 || values.length < 5 * period ? combinations.seasonal : combinations.long;
}

const combinations = {
  positive: {
    full: { members: ["local-global-trend", "robust-trend", "dynamic-theta"], by: "mean", lead: 0.5 },
    quick: { members: ["seasonal-naive", "theta", "robust-trend"], by: "mean" },
    gain: 1,
  },
  signed: {
    full: {
      members: ["dynamic-theta", "smoothing", "damped-smoothing", "arima", "robust-trend"],
      by: "mean",
    },
    quick: { members: ["seasonal-naive", "theta", "robust-trend"], by: "mean" },
    gain: 1,
  },
  seasonal: {
    full: {
      members: ["local-global-trend", "theta", "smoothing", "log-growth-regression", "stl-theta"],
      by: "trimmed mean",
    },
    quick: { members: ["theta", "log-growth-regression", "stl-theta"], by: "mean" },
    gain: 1,
  },
  quarterly: {
    full: {
      members: [
        "local-global-trend",
        "smoothing",
        "log-growth-regression",
        "stl-theta",
        "stl-arima",
        "drift",
      ],
      by: "trimmed mean",
      lead: 0.4,
    },
    quick: { members: ["theta", "log-growth-regression", "stl-theta"], by: "mean" },
    gain: 1,
  },
  weekly: {
    full: { members: ["seasonal-naive", "theta", "arima", "stl-arima", "year-before"], by: "trimmed mean" },
    quick: { members: ["seasonal-naive", "theta", "stl-theta", "regression"], by: "mean" },
    gain: 0.95,
  },
  long: {
    full: { members: ["arima", "regression", "log-regression", "log-growth-regression"], by: "trimmed mean" },
    quick: { members: ["regression", "log-regression", "log-growth-regression"], by: "trimmed mean" },
    gain: 0.85,
  },
} as const satisfies Record<string, Combinations>;

/**
 * So many times a series' own range a forecast may leave it by: one of a member that explodes, as an auto-regression of growth
 * does on few values, is left out.
 */
const mostRanges = 10;

/** The combination's forecast; null where no member could tell. */
export function combine(
  series: Series,
  horizon: number,
  { members, by, lead = 0 }: Combination,
): number[] | null {
  const [low, high] = [Math.min(...series.values), Math.max(...series.values)];
  const room = mostRanges * (high - low) + 1e-9 * Math.max(Math.abs(low), Math.abs(high));
  const isSane = (value: number): boolean => value >= low - room && value <= high + room;
  const all = members.map((name) => {
    const path = methods[name](series, horizon);
    return path?.every(isSane) ? path : null;
  });
  const paths = all.filter((path) => path !== null);
  if (paths.length === 0) return null;
  return range(horizon).map((step) => {
    const values = paths.map((path) => path[step] ?? 0);
    const combined = mean(by === "trimmed mean" ? withoutExtremes(values) : values);
    return (1 - lead) * combined + lead * (all[0]?.[step] ?? combined);
  });
}

const withoutExtremes = (values: number[]): number[] =>
  values.length > 2 ? values.toSorted((a, b) => a - b).slice(1, -1) : values;

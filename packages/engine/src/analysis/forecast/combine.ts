import { type MethodName, methods } from "./methods.ts";
import { mean, quantile, range } from "./numbers.ts";
import type { Series } from "./series.ts";

/** Which methods are combined, and how. */
export type Combination = { members: readonly MethodName[]; by: "mean" | "median" };

/**
 * The combination that forecasts, and the quick one that stands for it at the many origins of a back-test; `gain` is the
 * full one's typical error as a share of the quick one's.
 */
export type Combinations = { full: Combination; quick: Combination; gain: number };

/**
 * The combinations for a series, by its shortest cycle and whether it holds five of a long one: members of different kinds together are better than
 * any of them (Makridakis et al. 2020). `docs/decisions` has the figures.
 */
export function chooseCombinations({ values, periods }: Series): Combinations {
  const [period = 1] = periods;
  if (period === 1) return combinations.plain;
  if (period === 7) return combinations.weekly;
  return period <= 12 || values.length < 5 * period ? combinations.seasonal : combinations.long;
}

const combinations = {
  plain: {
    full: { members: ["seasonal-naive", "theta", "smoothing", "arima", "regression"], by: "mean" },
    quick: { members: ["seasonal-naive", "theta", "regression"], by: "mean" },
    gain: 1,
  },
  seasonal: {
    full: { members: ["theta", "smoothing", "arima", "log-growth-regression", "stl-theta"], by: "median" },
    quick: { members: ["theta", "log-growth-regression", "stl-theta"], by: "mean" },
    gain: 1,
  },
  weekly: {
    full: { members: ["seasonal-naive", "theta", "arima", "stl-arima"], by: "median" },
    quick: { members: ["seasonal-naive", "theta", "stl-theta", "regression"], by: "mean" },
    gain: 0.95,
  },
  long: {
    full: { members: ["arima", "regression", "log-regression", "log-growth-regression"], by: "median" },
    quick: { members: ["regression", "log-regression", "log-growth-regression"], by: "median" },
    gain: 0.87,
  },
} as const satisfies Record<string, Combinations>;

/** The combination's forecast; null where no member could tell. */
export function combine(series: Series, horizon: number, { members, by }: Combination): number[] | null {
  const paths = members.flatMap((name) => {
    const path = methods[name](series, horizon);
    return path?.every(Number.isFinite) ? [path] : [];
  });
  if (paths.length === 0) return null;
  return range(horizon).map((step) => {
    const values = paths.map((path) => path[step] ?? 0);
    return by === "mean" ? mean(values) : quantile(values, 0.5);
  });
}

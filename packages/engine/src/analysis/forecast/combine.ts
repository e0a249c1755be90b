import { type MethodName, methods } from "./methods.ts";
import { mean, quantile, range } from "./numbers.ts";
import type { Series } from "./series.ts";

/** Which methods are combined, and how. */
export type Combination = { members: readonly MethodName[]; by: "mean" | "median" };

/**
 * The combination for a series, by its seasons alone: averages over methods of different kinds win every forecasting
 * competition (Makridakis et al. 2020), and the members were chosen on series other than those reported.
 */
export function chooseCombination({ periods }: Series): Combination {
  const [shortest = 1] = periods;
  if (shortest === 1)
    return { members: ["seasonal-naive", "theta", "smoothing", "arima", "regression"], by: "mean" };
  if (shortest <= 12)
    return { members: ["smoothing", "arima", "log-growth-regression", "stl-theta"], by: "median" };
  return { members: ["log-regression", "regression", "log-arima"], by: "median" };
}

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

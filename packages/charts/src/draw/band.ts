import type { SeriesOption } from "echarts";
import { type ChartContext, numeric } from "./chart-context.ts";

/** Where a band runs: instants and the columns of its bounds. */
export type BandPlace = { instants: (number | null)[]; lower: number; upper: number; opacity: number };

/** The area between two columns over time, as two stacked lines of which only the difference is filled. */
export function band(context: ChartContext, { instants, lower, upper, opacity }: BandPlace): SeriesOption[] {
  const { table, theme, column } = context;
  const stack = `band-${lower}-${upper}`;
  const bounds = table.rows.map((row, index) => ({
    instant: instants[index] ?? null,
    low: numeric(row[lower]),
    high: numeric(row[upper]),
  }));
  const shared = {
    type: "line" as const,
    stack,
    stackStrategy: "all" as const,
    symbol: "none",
    silent: true,
    lineStyle: { opacity: 0 },
    tooltip: { show: false },
    z: 1,
  };
  return [
    { ...shared, name: column(lower).label, data: bounds.map(({ instant, low }) => [instant, low]) },
    {
      ...shared,
      name: column(upper).label,
      data: bounds.map(({ instant, low, high }) => [
        instant,
        low === null || high === null ? null : high - low,
      ]),
      areaStyle: { color: theme.accent, opacity },
    },
  ];
}

import type { SeriesOption } from "echarts";
import { type ChartContext, numeric } from "./chart-context.ts";

/** Where a band runs: instants and the columns of its bounds; `name` is what it is called, `from` the row and value that it opens from. */
export type BandPlace = {
  instants: (number | null)[];
  lower: number;
  upper: number;
  opacity: number;
  name?: string;
  from?: { row: number; value: number };
};

/** How a legend shows a band: a patch of its colour, strong enough to be seen so small. */
export const bandKey = ({ theme }: ChartContext, { name, opacity }: { name: string; opacity: number }) => ({
  name,
  icon: "roundRect",
  itemStyle: { color: theme.accent, opacity: opacity * 2 },
});

/** The area between two columns over time, as two stacked lines of which only the difference is filled. */
export function band(context: ChartContext, place: BandPlace): SeriesOption[] {
  const { instants, lower, upper, opacity, name, from } = place;
  const { table, theme, column } = context;
  const stack = `band-${lower}-${upper}`;
  const bounds = table.rows.map((row, index) => ({
    instant: instants[index] ?? null,
    low: index === from?.row ? from.value : numeric(row[lower]),
    high: index === from?.row ? from.value : numeric(row[upper]),
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
      name: name ?? column(upper).label,
      data: bounds.map(({ instant, low, high }) => [
        instant,
        low === null || high === null ? null : high - low,
      ]),
      areaStyle: { color: theme.accent, opacity },
    },
  ];
}

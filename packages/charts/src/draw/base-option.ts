import type { EChartsOption } from "echarts";
import { formatNumber } from "../format/format-number.ts";
import type { ChartContext } from "./chart-context.ts";
import { describeChart } from "./describe-chart.ts";

/** What all charts share: type, colours, grid, tooltip with exact figures and the spoken description. */
export function baseOption(context: ChartContext, note: string | null = null): EChartsOption {
  const { theme, y } = context;
  return {
    animationDuration: 180,
    useUTC: true,
    color: [...theme.series],
    textStyle: { fontFamily: "Inter Variable, Inter, system-ui, sans-serif", color: theme.text },
    grid: { left: 8, right: 20, top: 16, bottom: 8, outerBoundsMode: "same", outerBoundsContain: "all" },
    tooltip: tooltip(context, "axis", y[0] ?? null),
    aria: { enabled: true, label: { description: describeChart(context, note) } },
  };
}

/** A tooltip in the theme; numbers exact, in the unit of the figure at `index`. */
export function tooltip(
  { theme, locale, unit }: ChartContext,
  trigger: "axis" | "item",
  index: number | null,
): object {
  return {
    trigger,
    confine: true,
    backgroundColor: theme.surface,
    borderColor: theme.grid,
    textStyle: { color: theme.text, fontSize: 12 },
    valueFormatter: (value: unknown) => {
      const last = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === "number" && index !== null ? formatNumber(last, unit(index), locale) : "–";
    },
  };
}

/** A legend in the order of the series, and the room above the grid that it takes; `lined` shows how its lines are drawn. */
export const legend = ({ theme }: ChartContext, { lined = false } = {}): object => ({
  type: "scroll",
  top: 0,
  left: 0,
  ...(lined ? { itemWidth: 24 } : { icon: "roundRect", itemWidth: 10 }),
  itemHeight: 10,
  itemGap: 18,
  textStyle: { color: theme.muted },
});

/** Points of the grid that a legend leaves free. */
export const belowLegend = 36;

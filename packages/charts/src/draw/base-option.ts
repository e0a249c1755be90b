import type { EChartsOption } from "echarts";
import { formatNumber } from "../format/format-number.ts";
import { type ChartContext, isSmall } from "./chart-context.ts";
import { describeChart } from "./describe-chart.ts";

/** The fonts of every text in a chart. */
export const fontFamily = "Inter Variable, Inter, system-ui, sans-serif";

/** What all charts share: type, colours, grid, tooltip with exact figures and the spoken description. */
export function baseOption(context: ChartContext, note: string | null = null): EChartsOption {
  const { theme, y } = context;
  return {
    animationDuration: 180,
    useUTC: true,
    color: [...theme.series],
    textStyle: { fontFamily, color: theme.text },
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

/** Pixels of a legend: around a name, the most of one, of a line of them, and between them and the chart. */
const legendPixels = { beside: 33, name: 180, line: 28, below: 8, letter: 6.3 };

/** Lines of names that a legend takes at most, also in a small chart; more are paged through. */
const mostLegendLines = { usual: 4, small: 1 };

/**
 * A legend in the order of the names, on as many lines as they need, and the room above the grid that it takes; `lined` shows how its
 * lines are drawn.
 */
export function legend(
  { theme, width, height }: ChartContext,
  names: readonly string[],
  { lined = false } = {},
): { option: object; room: number } {
  const lines = legendLines(names, width);
  const fits = lines <= (isSmall(height) ? mostLegendLines.small : mostLegendLines.usual);
  const option = {
    type: fits ? "plain" : "scroll",
    data: [...names],
    top: 0,
    left: 0,
    ...(lined ? { itemWidth: 28, itemStyle: { opacity: 0 } } : { icon: "roundRect", itemWidth: 10 }),
    itemHeight: 10,
    itemGap: 18,
    textStyle: { color: theme.muted, width: legendPixels.name, overflow: "truncate" },
    pageIconSize: 10,
    pageIconColor: theme.muted,
    pageIconInactiveColor: theme.grid,
    pageTextStyle: { color: theme.muted },
  };
  return { option, room: (fits ? lines : 1) * legendPixels.line + legendPixels.below };
}

function legendLines(names: readonly string[], width: number): number {
  let [lines, taken] = [1, 0];
  for (const name of names) {
    const needed = legendPixels.beside + Math.min(legendPixels.name, name.length * legendPixels.letter);
    if (taken > 0 && taken + needed > width) [lines, taken] = [lines + 1, 0];
    taken += needed;
  }
  return lines;
}

import type { EChartsOption } from "echarts";
import { baseOption, type ChartContext, numeric, valueAxis } from "./chart-context.ts";

/** One point a row, two figures; rows without both are left out. Drawn in bulk beyond a few thousand. */
export function drawScatter(context: ChartContext): EChartsOption {
  const { table, x, column, theme } = context;
  const y = context.y[0] ?? 0;
  const points = table.rows.flatMap((row) => {
    const [a, b] = [numeric(row[x]), numeric(row[y])];
    return a === null || b === null ? [] : [[a, b]];
  });
  const named = (index: number, gap: number): object => ({
    ...valueAxis(context, index),
    scale: true,
    name: column(index).label,
    nameLocation: "middle",
    nameGap: gap,
    nameTextStyle: { color: theme.muted },
  });
  return {
    ...baseOption(context),
    tooltip: { trigger: "item", confine: true },
    grid: {
      left: 36,
      right: 20,
      top: 16,
      bottom: 32,
      outerBoundsMode: "same",
      outerBoundsContain: "axisLabel",
    },
    xAxis: named(x, 28),
    yAxis: named(y, 48),
    series: [
      {
        type: "scatter",
        data: points,
        symbolSize: 7,
        large: points.length > 3000,
        itemStyle: { color: theme.accent, opacity: 0.7 },
      },
    ],
  };
}

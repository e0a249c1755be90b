import type { EChartsOption } from "echarts";
import { baseOption, type ChartContext, legend, nameAxis, valueAxis } from "./chart-context.ts";
import { seriesOf } from "./series-of.ts";

/** Lines over time, one a series, gaps left open; `area` fills and stacks them. */
export function drawLine(context: ChartContext, { area }: { area: boolean }): EChartsOption {
  const { members, series } = seriesOf(context);
  const order = members
    .map((_, index) => index)
    .toSorted((a, b) => (String(members[a]) < String(members[b]) ? -1 : 1));
  const names = order.map((index) => context.label(members[index] ?? null, context.x));
  const single = series.length === 1;
  return {
    ...baseOption(context),
    ...(single ? {} : { legend: legend(context) }),
    xAxis: { ...nameAxis(context, names, false), boundaryGap: false },
    yAxis: valueAxis(context, context.y[0] ?? 0),
    series: series.map(({ name, values }) => ({
      type: "line" as const,
      name,
      data: order.map((index) => values[index] ?? null),
      showSymbol: order.length <= 40,
      symbolSize: 5,
      sampling: "lttb" as const,
      lineStyle: { width: 2 },
      ...(single ? { itemStyle: { color: context.theme.accent } } : {}),
      ...(area ? { areaStyle: { opacity: 0.25 }, stack: "all" } : {}),
    })),
  };
}

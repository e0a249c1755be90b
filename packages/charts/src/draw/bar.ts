import type { EChartsOption } from "echarts";
import { baseOption, type ChartContext, legend, nameAxis, valueAxis } from "./chart-context.ts";
import { seriesOf } from "./series-of.ts";

/** Bars that stay readable; more are cut, and the axis says so. */
const maximumBars = 40;

/** Bars, grouped or stacked: lying where names are long or many, standing for time and few short names. */
export function drawBar(context: ChartContext, { stacked }: { stacked: boolean }): EChartsOption {
  const { members, series } = seriesOf(context);
  const shown = members.slice(0, maximumBars);
  const names = shown.map((member) => context.label(member, context.x));
  const lying = isLying(context, names);
  const categoryAxis = nameAxis(context, names, lying);
  const values = valueAxis(context, context.y[0] ?? 0);
  const single = series.length === 1;
  return {
    ...baseOption(context),
    ...(single ? {} : { legend: legend(context) }),
    xAxis: lying ? values : categoryAxis,
    yAxis: lying ? { ...categoryAxis, inverse: true } : values,
    series: series.map(({ name, values: all }) => ({
      type: "bar" as const,
      name,
      data: all.slice(0, maximumBars),
      ...(stacked ? { stack: "all" } : {}),
      barMaxWidth: 36,
      itemStyle: {
        borderRadius: stacked ? 0 : lying ? [0, 3, 3, 0] : [3, 3, 0, 0],
        ...(single ? { color: context.theme.accent } : {}),
      },
    })),
  };
}

function isLying({ column, x, width }: ChartContext, names: string[]): boolean {
  const { type } = column(x);
  if (type === "date" || type === "timestamp") return false;
  const longest = Math.max(0, ...names.map((name) => name.length));
  return longest * names.length * 7 > width - 80 || longest > 14;
}

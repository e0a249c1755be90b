import type { EChartsOption } from "echarts";
import { baseOption, type ChartContext, numeric } from "./chart-context.ts";

/** Few parts of a whole, each named beside its slice. */
export function drawDonut(context: ChartContext): EChartsOption {
  const { table, x, theme } = context;
  const y = context.y[0] ?? 0;
  return {
    ...baseOption(context),
    tooltip: { trigger: "item", confine: true },
    series: [
      {
        type: "pie",
        radius: ["52%", "76%"],
        data: table.rows.map((row) => ({
          name: context.label(row[x] ?? null, x),
          value: numeric(row[y]) ?? 0,
        })),
        label: { color: theme.text, formatter: "{b}  {d} %" },
        itemStyle: { borderColor: theme.surface, borderWidth: 2 },
      },
    ],
  };
}

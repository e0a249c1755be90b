import type { ChartKind, ChartSpec, ResultTable } from "@parlance/contract";
import type { EChartsOption } from "echarts";
import { drawBar } from "./bar.ts";
import { type ChartContext, chartContext, type DrawOptions } from "./chart-context.ts";
import { drawDonut } from "./donut.ts";
import { drawLine } from "./line.ts";
import { drawScatter } from "./scatter.ts";

const nothing = (): EChartsOption => ({});

/** How each kind is drawn; figures and tables are no drawings. */
const drawings = {
  figure: nothing,
  table: nothing,
  bar: (context) => drawBar(context, { stacked: false }),
  "grouped-bar": (context) => drawBar(context, { stacked: false }),
  "stacked-bar": (context) => drawBar(context, { stacked: true }),
  histogram: (context) => drawBar(context, { stacked: false }),
  line: (context) => drawLine(context, { area: false }),
  area: (context) => drawLine(context, { area: true }),
  scatter: drawScatter,
  donut: drawDonut,
} satisfies Record<ChartKind, (context: ChartContext) => EChartsOption>;

/**
 * The ECharts option of a chart over its result. Pure: the same spec, table and options give the same picture on screen,
 * in a mail and in a test. Throws a RangeError when the spec names a column that the table does not have.
 */
export function drawChart(spec: ChartSpec, table: ResultTable, options: DrawOptions): EChartsOption {
  return drawings[spec.kind](chartContext(spec, table, options));
}

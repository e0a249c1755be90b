import type { ChartSpec, ResultTable } from "@parlance/contract";
import type { EChartsOption } from "echarts";
import { charts } from "./charts.ts";
import { chartContext, type DrawOptions } from "./draw/chart-context.ts";
import { applyLook } from "./look/apply-look.ts";

/**
 * The ECharts option of a chart over its result. Pure: the same spec, table and options give the same picture on screen,
 * in a mail and in a test. Throws a RangeError when the spec names a column that the table does not have.
 */
export function drawChart(spec: ChartSpec, table: ResultTable, options: DrawOptions): EChartsOption {
  const context = chartContext(spec, table, options);
  return applyLook(charts[spec.kind].draw(context), context);
}

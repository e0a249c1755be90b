import type { ChartSpec, ResultTable } from "@parlance/contract";
import { chartContext } from "./draw/chart-context.ts";
import { describeChart } from "./draw/describe-chart.ts";
import type { Locale } from "./format/format-number.ts";

/** A chart in words, for those who do not see it: what it is of, its kind and size, and its largest and smallest figures. */
export const chartSummary = (spec: ChartSpec, table: ResultTable, locale: Locale): string =>
  describeChart(chartContext(spec, table, { theme: "light", locale, width: 800 }), null);

import type { ChartKind } from "@parlance/contract";
import { area } from "./area/area.ts";
import { bar } from "./bar/bar.ts";
import type { Chart } from "./chart.ts";
import { donut } from "./donut/donut.ts";
import { figure } from "./figure/figure.ts";
import { groupedBar } from "./grouped-bar/grouped-bar.ts";
import { histogram } from "./histogram/histogram.ts";
import { line } from "./line/line.ts";
import { scatter } from "./scatter/scatter.ts";
import { stackedBar } from "./stacked-bar/stacked-bar.ts";
import { table } from "./table/table.ts";

/** Every kind of chart. A new one is a word in the contract's `chartKinds`, a folder here and a line in this list. */
export const charts = {
  figure,
  table,
  bar,
  "grouped-bar": groupedBar,
  "stacked-bar": stackedBar,
  line,
  area,
  scatter,
  histogram,
  donut,
} satisfies Record<ChartKind, Chart>;

import type { ChartKind } from "@parlance/contract";
import { anomalies } from "./anomalies/anomalies.ts";
import { area } from "./area/area.ts";
import { bar } from "./bar/bar.ts";
import { boxPlot } from "./box-plot/box-plot.ts";
import type { Chart } from "./chart.ts";
import { cohort } from "./cohort/cohort.ts";
import { combo } from "./combo/combo.ts";
import { donut } from "./donut/donut.ts";
import { figure } from "./figure/figure.ts";
import { forecast } from "./forecast/forecast.ts";
import { groupedBar } from "./grouped-bar/grouped-bar.ts";
import { heatMap } from "./heat-map/heat-map.ts";
import { histogram } from "./histogram/histogram.ts";
import { line } from "./line/line.ts";
import { map } from "./map/map.ts";
import { pareto } from "./pareto/pareto.ts";
import { scatter } from "./scatter/scatter.ts";
import { smallMultiples } from "./small-multiples/small-multiples.ts";
import { stackedBar } from "./stacked-bar/stacked-bar.ts";
import { table } from "./table/table.ts";
import { waterfall } from "./waterfall/waterfall.ts";

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
  "heat-map": heatMap,
  "box-plot": boxPlot,
  waterfall,
  pareto,
  combo,
  forecast,
  anomalies,
  "small-multiples": smallMultiples,
  cohort,
  map,
} satisfies Record<ChartKind, Chart>;

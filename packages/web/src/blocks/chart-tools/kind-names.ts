import type { ChartKind } from "@parlance/contract";

/** What each kind of chart is called in a menu. */
export const kindNames: Readonly<Record<ChartKind, string>> = {
  figure: "Figure",
  table: "Table only",
  bar: "Bars",
  "grouped-bar": "Bars side by side",
  "stacked-bar": "Stacked bars",
  line: "Line",
  area: "Area",
  scatter: "Points",
  histogram: "Histogram",
  donut: "Donut",
  "heat-map": "Heat map",
  "box-plot": "Box plot",
  waterfall: "Waterfall",
  pareto: "Pareto",
  combo: "Bars and a line",
  forecast: "Forecast",
  anomalies: "Anomalies",
  "small-multiples": "Small charts",
  cohort: "Cohorts",
  map: "Map",
};

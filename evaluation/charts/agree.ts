import type { ChartKind, ChartSpec } from "@parlance/contract";
import type { ChartCase } from "./chart-case.ts";

/**
 * Whether a drawn chart agrees with a label. `type`: bars, lines, points or slices, whether split or not; `exactly`: split into
 * stacks, lines or colours as well where the label says so, and not where it does not.
 */
export function agree(
  drawn: ChartSpec | null,
  label: ChartCase["chart"],
): { type: boolean; exactly: boolean } {
  const type = drawn !== null && drawnType[drawn.kind] === labelled[label].type;
  return { type, exactly: type && (drawn.series !== null) === labelled[label].split };
}

type DrawnType = "bars" | "lines" | "points" | "slices";

const labelled: Record<ChartCase["chart"], { type: DrawnType; split: boolean }> = {
  bar: { type: "bars", split: false },
  "stacked bar": { type: "bars", split: true },
  line: { type: "lines", split: false },
  "grouping line": { type: "lines", split: true },
  scatter: { type: "points", split: false },
  "grouping scatter": { type: "points", split: true },
  pie: { type: "slices", split: false },
};

const drawnType: Record<ChartKind, DrawnType | null> = {
  figure: null,
  table: null,
  bar: "bars",
  "grouped-bar": "bars",
  "stacked-bar": "bars",
  histogram: "bars",
  line: "lines",
  area: "lines",
  scatter: "points",
  donut: "slices",
  "heat-map": null,
  "box-plot": null,
  waterfall: null,
  pareto: null,
  combo: null,
  forecast: "lines",
  anomalies: "lines",
  "small-multiples": null,
  cohort: null,
  map: null,
};

import { formatNumber, unitOf } from "../format/format-number.ts";
import { localeNumber } from "../format/formatters.ts";
import { hasAxes } from "../look/changeable.ts";
import { type ChartContext, numeric } from "./chart-context.ts";
import { referenceText } from "./reference-text.ts";
import { referenceValue } from "./reference-value.ts";

/** A chart in words, for people who do not see it: title, kind, size, and where its figures are largest and smallest. */
export function describeChart(context: ChartContext, note: string | null): string {
  const { spec, table, y, leftOut } = context;
  const { title, reference } = spec.look ?? {};
  const at = referenceValue(context);
  const rows = table.rows.length;
  const said = [
    `${title ?? spec.title}.`,
    `${sayKind[spec.kind]} of ${localeNumber(rows, context.locale, {})} ${rows === 1 ? "row" : "rows"}.`,
    ...y.slice(0, 3).map((index) => range(context, index)),
    ...(reference === undefined || at === null || !hasAxes(spec.kind)
      ? []
      : [`${reference.label ?? "A line"} at ${referenceText(context, at)}.`]),
    ...[leftOut, note].flatMap((one) => (one === null ? [] : [`${one}.`])),
  ];
  return said.filter((part) => part !== "").join(" ");
}

const sayKind: Record<ChartContext["spec"]["kind"], string> = {
  figure: "Figure",
  table: "Table",
  bar: "Bar chart",
  "grouped-bar": "Grouped bar chart",
  "stacked-bar": "Stacked bar chart",
  line: "Line chart",
  area: "Area chart",
  scatter: "Scatter plot",
  histogram: "Histogram",
  donut: "Donut chart",
  "heat-map": "Heat map",
  "box-plot": "Box plot",
  waterfall: "Waterfall chart",
  pareto: "Pareto chart",
  combo: "Bars and a line",
  forecast: "Line chart with a forecast",
  anomalies: "Line chart with anomalies",
  "small-multiples": "Small charts side by side",
  cohort: "Cohort matrix",
  map: "Map",
};

function range({ table, column, x, series, label, locale, spec }: ChartContext, index: number): string {
  let [low, high]: { value: number; row: number }[] = [];
  for (const [row, cells] of table.rows.entries()) {
    const value = numeric(cells[index]);
    if (value === null) continue;
    if (low === undefined || value < low.value) low = { value, row };
    if (high === undefined || value > high.value) high = { value, row };
  }
  if (low === undefined || high === undefined) return "";
  const { label: heading } = column(index);
  const places = (row: number): string[] =>
    [x, series].flatMap((index) => (index === null ? [] : [label(table.rows[row]?.[index] ?? null, index)]));
  const say = ({ value, row }: { value: number; row: number }): string =>
    formatNumber(value, unitOf(column(index)), locale) +
    (x >= 0 && spec.kind !== "scatter" ? ` (${places(row).join(", ")})` : "");
  return low.row === high.row ? `${heading}: ${say(low)}.` : `${heading}: from ${say(low)} to ${say(high)}.`;
}

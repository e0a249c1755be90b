import {
  type ChartKind,
  type ChartSpec,
  chartKinds,
  type ResultTable,
  type SemanticQuery,
} from "@parlance/contract";
import { fits } from "./fits.ts";
import { type TableShape, tableShape } from "./table-shape.ts";

/** First kind that fits wins; the order says what reads best. */
const preference: ChartKind[] = [
  "figure",
  "histogram",
  "line",
  "scatter",
  "stacked-bar",
  "grouped-bar",
  "bar",
  "donut",
  "area",
  "table",
];

/**
 * Which chart suits a result: the one that was asked for when it fits, else the first that does; with the reason and the
 * other kinds that fit. A table is always possible. `resultHash` binds the spec to the one result it was made for.
 */
export function chooseChart(
  table: ResultTable,
  query: SemanticQuery,
  { title, resultHash }: { title: string; resultHash: string },
): ChartSpec {
  const shape = tableShape(table, query);
  const fitting = preference.filter((kind) => fits[kind](shape) !== null);
  const wished = wishedKind(query);
  const kind =
    wished !== null && fitting.includes(wished) ? wished : (firstOf(fitting, query, shape) ?? "table");
  const reasons = [wished === kind ? "You asked for it." : null, fits[kind](shape)].filter(
    (reason) => reason !== null,
  );
  if (wished !== null && wished !== kind) reasons.push(`The result does not suit a ${wished} chart.`);
  return {
    kind,
    title,
    ...encoding(table, shape, kind),
    reasons,
    alternatives: chartKinds.filter((other) => other !== kind && fitting.includes(other)),
    resultHash,
  };
}

function wishedKind(query: SemanticQuery): ChartKind | null {
  if (query.kind === "aggregate" || query.kind === "list") return query.chart;
  return query.kind === "analysis" ? query.query.chart : null;
}

/** Rows of a list are read, not drawn, unless they are asked to be correlated; a listed ranking needs a figure a row. */
function firstOf(fitting: ChartKind[], query: SemanticQuery, { rows }: TableShape): ChartKind | undefined {
  if (query.kind === "list" || query.kind === "set")
    return rows === 0 ? "table" : fitting.find((kind) => kind === "figure" || kind === "table");
  return fitting[0];
}

function encoding(
  table: ResultTable,
  { time, categories, measures, members }: TableShape,
  kind: ChartKind,
): Pick<ChartSpec, "x" | "y" | "series"> {
  const id = (index: number | undefined): string | null =>
    index === undefined ? null : (table.columns[index]?.id ?? null);
  const ids = measures.map((index) => id(index)).filter((one) => one !== null);
  if (kind === "table") return { x: null, y: [], series: null };
  if (kind === "figure") return { x: null, y: ids, series: null };
  if (kind === "scatter")
    return {
      x: ids[0] ?? null,
      y: ids.slice(1, 2),
      series: categories.length === 2 ? id(categories[0]) : null,
    };
  const [first, second] = categories;
  if (time !== null) return { x: id(time), y: ids, series: id(first) };
  const swap = second !== undefined && (members[0] ?? 0) < (members[1] ?? 0);
  return swap ? { x: id(second), y: ids, series: id(first) } : { x: id(first), y: ids, series: id(second) };
}

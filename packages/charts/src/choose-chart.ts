import {
  type ChartKind,
  type ChartSpec,
  chartKinds,
  type ResultTable,
  type SemanticQuery,
} from "@parlance/contract";
import { charts } from "./charts.ts";
import { type TableShape, tableShape } from "./shape/table-shape.ts";

/**
 * Which chart suits a result: the one that was asked for when it can be drawn, else the one that its shape reads best in; with
 * the reasons and the other kinds that fit. A table is always possible. `resultHash` binds the spec to its one result.
 */
export function chooseChart(
  table: ResultTable,
  query: SemanticQuery,
  { title, resultHash }: { title: string; resultHash: string },
): ChartSpec {
  const shape = tableShape(table, query);
  const fitting = chartKinds.filter((kind) => charts[kind].fits(shape) !== null);
  const wished = wishedKind(query);
  const obeyed =
    wished === null ? undefined : [wished, ...nextBest[wished]].find((one) => charts[one].draws(shape));
  const kind = obeyed ?? preferences(shape).find((one) => fitting.includes(one)) ?? "table";
  const id = (index: number | null): string | null =>
    index === null ? null : (table.columns[index]?.id ?? null);
  const { x, y, series } = charts[kind].encode(shape);
  return {
    kind,
    title,
    x: id(x),
    y: y.map(id).filter((one) => one !== null),
    series: id(series),
    reasons: [
      ...(wished === kind ? ["You asked for it."] : []),
      ...(wished !== null && wished !== kind ? [`The result cannot be drawn as a ${wished} chart.`] : []),
      ...[charts[kind].fits(shape)].filter((reason) => reason !== null),
      ...leftOut(shape, y),
    ],
    alternatives: fitting.filter((other) => other !== kind),
    resultHash,
  };
}

function wishedKind(query: SemanticQuery): ChartKind | null {
  if (query.kind === "aggregate" || query.kind === "list") return query.chart;
  return query.kind === "analysis" ? query.query.chart : null;
}

/** What comes closest to a kind that a result cannot be drawn as. */
const nextBest: Record<ChartKind, ChartKind[]> = {
  figure: [],
  table: [],
  bar: ["grouped-bar", "stacked-bar"],
  "grouped-bar": ["bar", "stacked-bar"],
  "stacked-bar": ["grouped-bar", "bar"],
  line: [],
  area: ["line"],
  scatter: [],
  histogram: ["bar"],
  donut: ["bar"],
  "heat-map": ["stacked-bar", "grouped-bar", "bar"],
  "box-plot": ["histogram", "bar"],
  waterfall: ["bar"],
  pareto: ["bar"],
  combo: ["line", "grouped-bar", "bar"],
  forecast: ["line"],
  anomalies: ["line"],
};

/** More bars than this are read as a table unless they are ranked. */
const manyBars = 200;

/** The kinds that a shape reads well in, best first. */
function preferences(shape: TableShape): ChartKind[] {
  const { kind, analysis, time, categories, rows, ranked, share, members } = shape;
  if (analysis === "forecast" || analysis === "anomalies") return [analysis, "line", "table"];
  if (analysis === "drivers") return ["waterfall", "bar", "table"];
  if (analysis === "correlation") return ["scatter", "table"];
  if (analysis === "distribution" || shape.bin !== null) return ["histogram", "bar", "table"];
  if (kind === "set") return ["table"];
  if (kind === "list") return time === null ? ["figure", "scatter", "bar", "table"] : ["line", "table"];
  if (time !== null && !ranked && rows > 2) return ["line", "stacked-bar", "heat-map", "table"];
  if (time !== null) return ["bar", "grouped-bar", "stacked-bar", "line", "table"];
  if (share && categories.length === 1) return ["donut", "bar", "table"];
  if (categories.length === 1 && !ranked && (members[0] ?? 0) > manyBars) return ["scatter", "table"];
  return ["figure", "scatter", "stacked-bar", "grouped-bar", "heat-map", "bar", "table"];
}

function leftOut({ figures }: TableShape, drawn: number[]): string[] {
  return drawn.length > 0 && figures.some((index) => !drawn.includes(index))
    ? ["Figures that need another axis are in the table."]
    : [];
}

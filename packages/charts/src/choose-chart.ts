import {
  type ChartKind,
  type ChartSpec,
  chartKinds,
  type ResultTable,
  type SemanticQuery,
  wholeNames,
} from "@parlance/contract";
import { charts } from "./charts.ts";
import {
  canBeLogarithmic,
  canStartAnywhere,
  canWriteValues,
  hasAxes,
  hasBars,
  mostWritten,
} from "./look/changeable.ts";
import { besideEachOther } from "./shape/beside-each-other.ts";
import { columnsOf } from "./shape/columns-of.ts";
import { type TableShape, tableShape } from "./shape/table-shape.ts";

/**
 * Which chart suits a result: the one that was asked for when it can be drawn, else the one that its shape reads best in; with
 * the reasons and the other kinds that fit. A table is always possible. `resultHash` binds the spec to its one result.
 */
export function chooseChart(
  cells: ResultTable,
  query: SemanticQuery,
  { title, resultHash }: { title: string; resultHash: string },
): ChartSpec {
  const table = wholeNames(cells);
  const shape = tableShape(table, query);
  const fitting = fittingKinds(shape);
  const wished = wishedKind(query);
  const obeyed = wished === null ? undefined : obey(wished, shape);
  const kind = obeyed ?? preferences(shape).find((one) => fitting.includes(one)) ?? "table";
  const encoding = charts[kind].encode(shape);
  const { look } = query.kind === "analysis" ? query.query : query.kind === "set" ? {} : query;
  return {
    kind,
    title,
    ...columnsOf(kind, encoding, table, query),
    ...(look === undefined ? {} : { look }),
    reasons: [
      ...(wished === kind ? ["You asked for it."] : []),
      ...(wished === null || wished === kind || shape.rows === 0 ? [] : [unmet(wished, kind)]),
      ...[charts[kind].fits(shape)].filter((reason) => reason !== null),
      ...leftOut(shape, [encoding.x, ...encoding.y]),
    ],
    alternatives: fitting.filter((other) => other !== kind),
    resultHash,
  };
}

/**
 * A chart drawn as another kind that its result can be drawn as, for who switches among them by hand. The kinds that fit stay
 * the same ones; one that cannot draw the result is left as it is.
 */
export function chartAs(
  spec: ChartSpec,
  kind: ChartKind,
  cells: ResultTable,
  query: SemanticQuery,
): ChartSpec {
  const table = wholeNames(cells);
  const shape = tableShape(table, query);
  if (kind === spec.kind || !charts[kind].draws(shape)) return spec;
  const fitting = fittingKinds(shape);
  const { bySize, ...plain } = spec;
  return {
    ...plain,
    kind,
    ...columnsOf(kind, charts[kind].encode(shape), table, query),
    alternatives: fitting.filter((other) => other !== kind),
    reasons: ["You asked for it."],
  };
}

/** A chart compares rows: one alone is a figure, or a line of the table. */
const forOneRow: ChartKind[] = ["figure", "table"];
const isOneRow = ({ kind, rows }: TableShape): boolean => kind === "aggregate" && rows === 1;

/** The kinds that a shape reads well in. */
const fittingKinds = (shape: TableShape): ChartKind[] =>
  (isOneRow(shape) ? forOneRow : chartKinds).filter((kind) => charts[kind].fits(shape) !== null);

/**
 * What to say of a chart, or of parts of its look, that were asked for and are not drawn; nothing where there are no rows. `spec` is the
 * one that `chooseChart` made for the table and the query.
 */
export function unmetWishes(
  { kind, x, series, y, look = {} }: ChartSpec,
  { rows, columns }: ResultTable,
  query: SemanticQuery,
): string[] {
  if (rows.length === 0) return [];
  const wished = wishedKind(query);
  const name = articled(kind);
  const other = wished === null || wished === kind ? [] : [unmet(wished, kind)];
  if (kind === "table" || kind === "figure") return other;
  const along = columns.findIndex(({ id }) => id === x);
  const groups = new Set(rows.map((row) => row[along] ?? null)).size;
  return [
    ...other,
    ...(look.scale !== "log" || canBeLogarithmic(kind)
      ? []
      : [
          `${name} has no scale of logarithms${addsUp(kind) ? ": its parts add up, which logarithms do not" : ""}.`,
        ]),
    ...(look.reference === undefined || hasAxes(kind) ? [] : [`${name} has no axis for a line to stand at.`]),
    ...(look.bars === undefined || hasBars(kind) ? [] : [`${name} has no bars to turn round.`]),
    ...(look.legend === undefined || series !== null || y.length > 1
      ? []
      : [`${name} of one figure has no legend.`]),
    ...(look.start === undefined || look.start === 0 || canStartAnywhere(kind)
      ? []
      : [
          `${name} begins at zero, since the size of what it draws is the value; a line may begin elsewhere.`,
        ]),
    ...(look.values === true && hasBars(kind) && series !== null && groups > mostWritten
      ? [`${groups} groups of bars leave no room for figures; with ${mostWritten} or fewer they are written.`]
      : []),
    ...(look.values === undefined || canWriteValues(kind)
      ? []
      : [`The figures of a ${charts[kind].name} stay as they are.`]),
  ];
}

const addsUp = (kind: ChartKind): boolean => ["stacked-bar", "area", "donut"].includes(kind);

const articled = (kind: ChartKind): string => `${kind === "area" ? "An" : "A"} ${charts[kind].name}`;

function unmet(wished: ChartKind, drawn: ChartKind): string {
  const shown = drawn === "table" ? "the table shows the rows" : `this is a ${charts[drawn].name}`;
  return `${articled(wished)} needs ${charts[wished].needs}; ${shown}.`;
}

/** The kind that was asked for where the result can be drawn so, else what comes closest, that which suits it first. */
function obey(wished: ChartKind, shape: TableShape): ChartKind | undefined {
  if (charts[wished].draws(shape)) return wished;
  const near = nextBest[wished];
  return near.find((one) => charts[one].fits(shape) !== null) ?? near.find((one) => charts[one].draws(shape));
}

function wishedKind(query: SemanticQuery): ChartKind | null {
  if (query.kind === "aggregate" || query.kind === "list") return query.chart;
  return query.kind === "analysis" ? query.query.chart : null;
}

/** What comes closest to a kind that a result cannot be drawn as. */
const nextBest: Record<ChartKind, ChartKind[]> = {
  figure: [],
  table: [],
  bar: ["stacked-bar", "grouped-bar"],
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
  "small-multiples": ["line", "grouped-bar", "bar"],
  cohort: ["heat-map", "line", "bar"],
  map: ["bar"],
};

/** More bars than this are read as a table unless they are ranked; so few periods are compared, not followed; parts of a whole. */
const bounds = { bars: 200, periods: 6, parts: 4 };

/** The kinds that a shape reads well in, best first. */
function preferences(shape: TableShape): ChartKind[] {
  const { kind, analysis, time, categories, rows, ranked, share, members } = shape;
  const { ordered, sorted, additive, numbered, figures } = shape;
  if (analysis === "forecast" || analysis === "anomalies") return [analysis, "line", "table"];
  if (analysis === "drivers") return ["waterfall", "bar", "table"];
  if (analysis === "correlation") return ["scatter", "box-plot", "table"];
  if (analysis === "concentration") return ["pareto", "bar", "table"];
  if (analysis === "distribution" || shape.bin !== null) return ["histogram", "bar", "table"];
  if (kind === "set") return ["table"];
  if (isOneRow(shape)) return forOneRow;
  if (kind === "list") return time === null ? ["figure", "scatter", "bar", "table"] : ["line", "table"];
  if (shape.compared) return ["figure", "grouped-bar", "bar", "table"];
  const single = categories.length === 0 && analysis === null;
  const compared = single && (rows <= bounds.periods || (sorted && !ranked && rows <= bounds.bars));
  if (time !== null && compared) return ["figure", "grouped-bar", "bar", "table"];
  if (besideEachOther(shape) && !ranked) return ["grouped-bar", "line", "heat-map", "table"];
  if (shape.cohort !== null) return ["cohort", "line", "stacked-bar", "heat-map", "table"];
  if (time !== null && !ranked && shape.figures.length === 2)
    return ["combo", "line", "stacked-bar", "heat-map", "table"];
  if (time !== null && !ranked) return ["line", "stacked-bar", "heat-map", "table"];
  if (time !== null) return ["figure", "bar", "grouped-bar", "stacked-bar", "line", "table"];
  if (categories.length === 1 && (share || (additive && !ordered && rows <= bounds.parts)))
    return ["donut", "figure", "grouped-bar", "bar", "table"];
  if (categories.length === 1 && numbered && figures.length === 1)
    return ordered ? ["bar", "table"] : ["scatter", "bar", "table"];
  if (categories.length === 1 && !ranked && (members[0] ?? 0) > bounds.bars) return ["scatter", "table"];
  return ["figure", "scatter", "stacked-bar", "grouped-bar", "heat-map", "bar", "table"];
}

function leftOut({ figures }: TableShape, drawn: (number | null)[]): string[] {
  return drawn.length > 1 && figures.some((index) => !drawn.includes(index))
    ? ["Figures that need another axis are in the table."]
    : [];
}

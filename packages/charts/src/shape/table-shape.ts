import {
  type ChartKind,
  type Estimate,
  type Expression,
  estimateId,
  estimates,
  followedFrom,
  isNumberType,
  type MeasureExpression,
  type ResultColumn,
  type ResultTable,
  type SemanticQuery,
} from "@parlance/contract";
import { placesOf } from "../map/place-names.ts";
import { isTimes } from "./is-times.ts";

/** What decides which charts fit: the columns by use, as indexes into the result, and the rows. */
export type TableShape = {
  kind: SemanticQuery["kind"];
  rows: number;
  /** The dimension that is a time or a year. */
  time: number | null;
  /** The other dimensions, in the order of the query; a key beside the name of the same thing is left out. */
  categories: number[];
  /** Figures that can share one axis with the first one: the same unit, no rank, no difference beside its terms. */
  measures: number[];
  /** All figures. */
  figures: number[];
  /** What an analysis added beside the first figure. */
  estimates: Record<Estimate, number | null>;
  /** A dimension of bins, whose values are their lower edges. */
  bin: number | null;
  analysis: string | null;
  /** Every value of `measures` is null or not negative. */
  positive: boolean;
  /** The first figure may be added over its groups: a sum or count, or a share of one. */
  additive: boolean;
  /** Shares of the whole were asked for. */
  share: boolean;
  /** Figures of two periods stand beside each other. */
  compared: boolean;
  /** Distinct values of `time`; none where there is no time. */
  periods: number;
  /** Ordered by a figure and cut: a ranking, not a development. */
  ranked: boolean;
  /** An order was asked for, of whatever column. */
  ordered: boolean;
  /** The order that was asked for is by a figure. */
  sorted: boolean;
  /** The first of `categories` is a number of its own, no part of a time. */
  numbered: boolean;
  /** Groups followed from when they began: the column of their beginnings and that of the times or the numbers of periods since. */
  cohort: { start: number; age: number } | null;
  /** The first of `categories` holds countries or US states. */
  places: boolean;
  /** Distinct values of each of `categories`. */
  members: number[];
};

/** Reads a result's shape, once for all chart kinds. */
export function tableShape(table: ResultTable, query: SemanticQuery): TableShape {
  const inner = query.kind === "analysis" ? query.query : query;
  const analysis = query.kind === "analysis" ? query.request.kind : null;
  const drawn = inner.kind === "list" && inner.chart !== null ? drawnFigures(table, inner.chart) : [];
  const isFigure = (index: number): boolean =>
    table.columns[index]?.role === "measure" || drawn.includes(index);
  const all = indexes(table, ({ id }) => !isEstimate(id));
  const dimensions = all.filter((index) => !isFigure(index));
  const expressionOf = (index: number): Expression | null => dimensionExpression(table, index, inner);
  const isBin = (index: number): boolean =>
    expressionOf(index)?.kind === "bin" ||
    (analysis === "distribution" && table.columns[index]?.type === "decimal");
  const bin = dimensions.find(isBin) ?? null;
  const time =
    dimensions.find((index) => index !== bin && (isTimes(table, index) || isYear(expressionOf(index)))) ??
    dimensions.find((index) => index !== bin && holdsYears(table, index)) ??
    null;
  const members = dimensions.filter((index) => index !== time && index !== bin);
  const categories = drawn.length > 0 ? members : namingAlone(table, inner, members);
  const isCross = categories.length + (time === null ? 0 : 1) > 1;
  const figures = isCross ? sharesFirst(table, query, all.filter(isFigure)) : all.filter(isFigure);
  const measures = alikeInSize(table, query, commensurable(table, figures));
  return {
    kind: query.kind,
    rows: table.rows.length,
    time,
    categories,
    measures,
    figures,
    bin,
    analysis,
    estimates: estimatesOf(table, table.columns[figures[0] ?? -1]?.id ?? ""),
    positive: measures.every((index) =>
      table.rows.every((row) => row[index] === null || Number(row[index]) >= 0),
    ),
    additive: isAdditive(table.columns[measures[0] ?? -1]?.id, inner),
    share: inner.kind === "aggregate" && inner.transforms.some(({ kind }) => kind === "share"),
    compared: inner.kind === "aggregate" && inner.comparison !== null,
    periods: time === null ? 0 : distinct(table, time),
    ranked: isSorted(inner, table) && inner.limit !== null,
    sorted: isSorted(inner, table),
    ordered: inner.kind !== "set" && inner.order.length > 0,
    numbered: isNumbered(table.columns[categories[0] ?? -1], expressionOf(categories[0] ?? -1)),
    places: placesOf(table.rows.map((row) => row[categories[0] ?? -1] ?? null)) !== null,
    cohort: cohortOf(table, query, time, categories),
    members: categories.map((index) => distinct(table, index)),
  };
}

/** Over two dimensions, where one figure alone is drawn, a share that was asked for is that figure. */
function sharesFirst({ columns }: ResultTable, query: SemanticQuery, figures: number[]): number[] {
  if (query.kind !== "aggregate") return figures;
  const shares = new Set(query.transforms.flatMap(({ kind, id }) => (kind === "share" ? [id] : [])));
  const isShare = (index: number): boolean => shares.has(columns[index]?.id ?? "");
  return [...figures.filter(isShare), ...figures.filter((index) => !isShare(index))];
}

const distinct = ({ rows }: ResultTable, column: number): number =>
  new Set(rows.map((row) => row[column])).size;

/**
 * Listed numbers that a picture asked for draws, keys and numbers kept as text among them ("employee id over last name"): all
 * of them as points, else those beside the first column, else the first column beside another one.
 */
function drawnFigures(table: ResultTable, chart: ChartKind): number[] {
  const numbers = indexes(
    table,
    ({ type }, index) => isNumberType(type) || (type === "string" && holdsNumbers(table, index)),
  );
  const beside = numbers.filter((index) => index > 0);
  return chart === "scatter" || (beside.length === 0 && table.columns.length > 1) ? numbers : beside;
}

/**
 * Groups that a query follows from when they began, none of them seen before that; or a time beside a number of periods since
 * then. Some beginnings are seen more than once.
 */
function cohortOf(
  table: ResultTable,
  query: SemanticQuery,
  time: number | null,
  categories: number[],
): TableShape["cohort"] {
  const [other] = categories;
  const { columns, rows } = table;
  if (time === null || other === undefined || categories.length > 1 || rows.length < 3) return null;
  const seenAgain = (start: number): boolean => distinct(table, start) < rows.length;
  const followed = followedFrom(query);
  if (followed !== null) {
    const [start, age] = columns[time]?.id === followed.start ? [time, other] : [other, time];
    const inOrder = rows.every((row) => String(row[age] ?? "") >= String(row[start] ?? ""));
    return inOrder && seenAgain(start) ? { start, age } : null;
  }
  const column = columns[other];
  const counted = /\b(?:since|after|number|index|offset)\b/i.test(column?.label ?? "");
  const whole = rows.every((row) => Number.isInteger(row[other]) && Number(row[other]) >= 0);
  return column?.type === "integer" && counted && whole && seenAgain(time)
    ? { start: time, age: other }
    : null;
}

/** A column of text that is numbers alone. */
function holdsNumbers({ rows }: ResultTable, index: number): boolean {
  const written = rows.flatMap((row) => row[index] ?? []);
  return written.length > 0 && written.every((value) => /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(String(value)));
}

const isNumbered = (column: ResultColumn | undefined, expression: Expression | null): boolean =>
  isNumberType(column?.type) &&
  column?.part === undefined &&
  expression?.kind !== "part" &&
  expression?.kind !== "bin";

const isEstimate = (id: string): boolean => estimates.some((estimate) => id.endsWith(`:${estimate}`));

function estimatesOf({ columns }: ResultTable, measure: string): TableShape["estimates"] {
  const place = (estimate: Estimate): number | null => {
    const index = columns.findIndex(({ id }) => id === estimateId(measure, estimate));
    return index < 0 ? null : index;
  };
  return {
    forecast: place("forecast"),
    expected: place("expected"),
    lower: place("lower"),
    upper: place("upper"),
    "lower-80": place("lower-80"),
    "upper-80": place("upper-80"),
    anomaly: place("anomaly"),
  };
}

function indexes(table: ResultTable, keep: (column: ResultColumn, index: number) => boolean): number[] {
  return table.columns.flatMap((column, index) => (keep(column, index) ? [index] : []));
}

/**
 * Names and keys of one thing, which group by it together, are one category: the first of them that tells every row apart.
 */
function namingAlone(table: ResultTable, query: SemanticQuery, categories: number[]): number[] {
  const place = (index: number): string | null => {
    const expression = dimensionExpression(table, index, query);
    return expression?.kind === "field"
      ? JSON.stringify([expression.field.table, expression.field.path])
      : null;
  };
  const [first, ...rest] = categories;
  if (first === undefined || rest.length === 0 || place(first) === null) return categories;
  if (!rest.every((index) => place(index) === place(first))) return categories;
  const unique = categories.find(
    (index) => new Set(table.rows.map((row) => row[index])).size === table.rows.length,
  );
  return unique === undefined ? categories : [unique];
}

function dimensionExpression(table: ResultTable, index: number, query: SemanticQuery): Expression | null {
  const id = table.columns[index]?.id;
  if (query.kind === "aggregate") return query.dimensions.find((one) => one.id === id)?.expression ?? null;
  return query.kind === "list" ? (query.columns.find((one) => one.id === id)?.expression ?? null) : null;
}

const isYear = (expression: Expression | null): boolean =>
  expression?.kind === "part" && expression.part === "year";

/** A column of whole years by its name and values. */
function holdsYears({ columns, rows }: ResultTable, index: number): boolean {
  const column = columns[index];
  if (column === undefined || !/(?:^|[^a-z])years?(?:[^a-z]|$)/i.test(column.label)) return false;
  return rows.every((row) => row[index] === null || /^(?:1[5-9]|2[01])\d{2}$/.test(String(row[index])));
}

function commensurable(table: ResultTable, figures: number[]): number[] {
  const plain = figures.filter((index) => !/:(difference|change)$/.test(table.columns[index]?.id ?? ""));
  const unit = table.columns[plain[0] ?? -1]?.unit;
  return plain.filter((index) => {
    const other = table.columns[index]?.unit;
    return other?.kind === unit?.kind && other?.currency === unit?.currency && other?.label === unit?.label;
  });
}

/** How many times the largest value of a figure is that of another, at most, for both to be read off one axis. */
const mostTimes = 100;

/** Computed figures beside the first one that an axis of both would not press flat against its ground. */
function alikeInSize({ rows }: ResultTable, query: SemanticQuery, measures: number[]): number[] {
  const [first, ...others] = measures;
  if (query.kind !== "aggregate" || query.comparison !== null || first === undefined) return measures;
  const size = (index: number): number =>
    rows.reduce((most, row) => Math.max(most, Math.abs(Number(row[index] ?? 0))), 0);
  const whole = size(first);
  const isAlike = (part: number): boolean =>
    part === 0 || whole === 0 || Math.max(whole / part, part / whole) <= mostTimes;
  return [first, ...others.filter((index) => isAlike(size(index)))];
}

function isAdditive(id: string | undefined, query: SemanticQuery): boolean {
  if (id === undefined || query.kind !== "aggregate") return false;
  const transform = query.transforms.find((one) => one.id === id);
  if (transform?.kind === "share") return isAdditive(transform.of, query);
  const measure = query.measures.find((one) => one.id === id.replace(/:previous$/, ""));
  return measure !== undefined && addsUp(measure.expression);
}

const addsUp = (expression: MeasureExpression): boolean =>
  expression.kind === "aggregate"
    ? expression.aggregation === "sum" || expression.aggregation === "count"
    : expression.kind === "arithmetic" &&
      (expression.operator === "+" || expression.operator === "-") &&
      addsUp(expression.left) &&
      addsUp(expression.right);

function isSorted(query: Exclude<SemanticQuery, { kind: "analysis" }>, table: ResultTable): boolean {
  const by = query.order[0]?.by;
  if (by?.kind !== "output") return false;
  const column = table.columns.find(({ id }) => id === by.id);
  return column === undefined || column.role === "measure";
}

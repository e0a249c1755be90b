import {
  type AggregateQuery,
  isSamePart,
  type ListColumn,
  type ListQuery,
  type Order,
  type SemanticQuery,
} from "@parlance/contract";
import {
  type Build,
  columnAt,
  columnOf,
  fieldAt,
  isMeasure,
  pathTo,
  tableOf,
} from "../compose/build-context.ts";
import { listOrder } from "../compose/build-list.ts";
import { figureOf, moneyOf, rowsFigure, toMeasure } from "../compose/figures/measures.ts";
import { namesOf } from "../compose/shown-columns.ts";
import type { Target } from "../parse/frame/frame.ts";
import { editConditions } from "./edit-conditions.ts";
import {
  counted,
  countedBy,
  eachListed,
  figuredBy,
  holdsNumbers,
  isNumberListed,
  ofColumn,
  plain,
} from "./list-figures.ts";
import type { Manner } from "./manner.ts";
import { quantityFigure } from "./quantity-figure.ts";

/** A list with a follow-up's changes: rows, columns, order, size; or the figures that it asks of those rows. */
export function editList(previous: ListQuery, build: Build, manner: Manner): SemanticQuery | null {
  const { frame } = build;
  const subject = build.index.graph.tableIds.get(previous.subject);
  if (subject === undefined) return null;
  const filter = editConditions(previous, build, subject, manner);
  const counting = rankedByRows({ ...previous, filter }, build, subject);
  if (counting !== null) return counting;
  const { order, size } = listedOrder(previous, build) ?? listOrder(build, subject, subject);
  if (frame.extremes.length > 0 && order.length === 0) return null;
  const query: ListQuery = {
    ...previous,
    filter,
    distinct: previous.distinct || frame.distinct,
    order: order.length > 0 ? order : previous.order,
    limit:
      size === null ? previous.limit : { count: size, offset: 0, per: [], ties: size === 1 ? "keep" : "cut" },
  };
  if (frame.counting && frame.groups.length > 0 && frame.targets.length + frame.extremes.length === 0)
    return countedBy(query, build, subject);
  const figured = frame.targets.filter(
    (target) =>
      target.aggregation !== null || target.noun.kind === "metric" || isOfMany(target, build, subject),
  );
  if (splitsOnly(build)) return figuredBy(query, build, subject);
  const ranked = frame.extremes.some(({ by, count }) => count && by?.kind !== "column");
  if (figured.length > 0 || frame.groups.length > 0 || ranked)
    return figured.length > 0 && (manner.each || manner.adds || manner.possesses)
      ? beside(query, build, subject, figured)
      : null;
  if (frame.counting) return counted(query);
  if (frame.aggregations.length > 0) return ofColumn(query, build, subject);
  return { ...query, columns: editColumns(query, build, subject, manner) };
}

function editColumns(query: ListQuery, build: Build, subject: number, manner: Manner): ListColumn[] {
  if (build.frame.targets.length === 0 || (manner.parallel && narrows(build))) return query.columns;
  const added = build.frame.targets.flatMap(({ noun }) => {
    const column = columnOf(build, noun);
    if (column !== null) return [column];
    return noun.kind === "table" && noun.table !== subject ? namesOf(build, noun.table) : [];
  });
  if (manner.drops) {
    const gone = new Set(added.map((id) => columnAt(build, id)?.name));
    const left = query.columns.filter(
      ({ expression }) => expression.kind !== "field" || !gone.has(expression.field.column),
    );
    return left.length === 0 ? query.columns : left;
  }
  const kept = manner.adds ? query.columns : [];
  const columns = [...kept];
  for (const id of new Set(added)) {
    const expression = fieldAt(build, subject, id);
    const known = columns.some((column) => isSamePart(column.expression, expression));
    if (expression !== null && !known)
      columns.push({ id: `e${columns.length + 1}`, label: columnAt(build, id)?.label ?? "", expression });
  }
  return columns.length === 0 ? query.columns : columns;
}

/** "Their revenue" of stores: an amount of rows of which each that was listed has many. */
function isOfMany({ noun }: Target, build: Build, subject: number): boolean {
  const column = noun.kind === "column" ? columnOf(build, noun) : null;
  const table = column === null ? undefined : build.index.columns[column]?.table;
  if (column === null || table === undefined || !isMeasure(build, column)) return false;
  return pathTo(build, subject, table)?.toOne === false;
}

/** Whether a follow-up says which rows it is about. */
const narrows = ({ frame }: Build): boolean => frame.conditions.length + frame.periods.length > 0;

/** "The top three" of rows in some order: the first of them; "what is the largest one?" of a list with one number: by that number. */
function listedOrder(query: ListQuery, build: Build): ReturnType<typeof listOrder> | null {
  const [extreme] = build.frame.extremes;
  if (extreme === undefined || extreme.by !== null || extreme.hints.length > 0) return null;
  const [before] = query.order;
  if (before !== undefined && (query.limit !== null || isRankedBy(before, build))) {
    const descending = extreme.descending ? before.descending : !before.descending;
    return { order: [{ ...before, descending }], size: extreme.size ?? build.frame.limit ?? 1 };
  }
  const numbers = query.columns.filter((column) => isNumberListed(column, build));
  const [only] =
    numbers.length > 1
      ? numbers.filter((column) => isMainAmount(column, query, build))
      : [...numbers, ...numbered(query, build)];
  if (only === undefined) return null;
  return { order: [{ by: only.expression, descending: extreme.descending }], size: extreme.size ?? 1 };
}

/** The one column of a list that shows nothing but it, where that holds numbers that may only be called so ("area codes"). */
const numbered = ({ columns }: ListQuery, build: Build): readonly ListColumn[] =>
  columns.length === 1 && columns.every((column) => holdsNumbers(column, build)) ? columns : [];

/** Whether "the top three" and "the largest" go by the order of a list: "top" by any, the largest by that of a number. */
const isRankedBy = ({ by }: Order, build: Build): boolean =>
  ["top", "bottom"].some((end) => build.lemmas.has(end)) ||
  (by.kind !== "output" && isNumberListed({ id: "", label: "", expression: by }, build));

/** Whether a number listed is the one that says how large a row is: its money, where it has one. */
function isMainAmount({ expression }: ListColumn, query: ListQuery, build: Build): boolean {
  const subject = build.index.graph.tableIds.get(query.subject);
  const amount = subject === undefined ? null : moneyOf(build, subject);
  return expression.kind === "field" && expression.field.column === columnAt(build, amount ?? -1)?.name;
}

/** "Order them by the number of concerts", "which one has the most orders", "who has the highest revenue": each row listed, ranked by rows of another table. */
function rankedByRows(query: ListQuery, build: Build, subject: number): AggregateQuery | null {
  const { orders, targets, extremes } = build.frame;
  const [wish] = orders;
  const [extreme, other] = extremes;
  if (targets.length > 0 || other !== undefined || (wish !== undefined && extreme !== undefined)) return null;
  const counts = wish?.count === true || extreme?.count === true;
  const noun = wish?.noun ?? extreme?.by ?? null;
  if (noun === null || (wish !== undefined && (!counts || noun.kind !== "table"))) return null;
  const target: Target = {
    noun,
    aggregation: counts ? "count" : (extreme?.aggregation ?? null),
    distinct: false,
    joined: false,
  };
  const isOfOthers =
    noun.kind === "table"
      ? counts && noun.table !== subject
      : noun.kind === "metric" || isOfMany(target, build, subject);
  const figured = isOfOthers || wish !== undefined ? beside(query, build, subject, [target]) : null;
  const [measure] = figured?.measures ?? [];
  if (figured === null || measure === undefined) return null;
  const descending = extreme?.descending ?? wish?.descending ?? true;
  const order = [{ by: { kind: "output" as const, id: measure.id }, descending }];
  const size = extreme === undefined ? null : (extreme.size ?? build.frame.limit ?? 1);
  const limit =
    size === null
      ? query.limit
      : { count: size, offset: 0, per: [], ties: size === 1 ? ("keep" as const) : ("cut" as const) };
  return { ...figured, order, limit };
}

/** "By channel", "per month" and no more. */
function splitsOnly(build: Build): boolean {
  const { groups, targets, extremes, orders } = build.frame;
  const kinds = groups.map((group) => (group.kind === "noun" ? columnOf(build, group.noun) : null));
  const amounts = kinds.some((id) => id !== null && isMeasure(build, id));
  return groups.length > 0 && targets.length + extremes.length + orders.length === 0 && !amounts;
}

/** "For each of them, also show the number of concerts": a figure beside each row listed. */
function beside(
  query: ListQuery,
  build: Build,
  subject: number,
  targets: readonly Target[],
): AggregateQuery | null {
  const ownRows = targets.every(({ noun }) => noun.kind === "table" && noun.table === subject);
  const key = ownRows ? [] : (build.index.tables[subject]?.key ?? []);
  const { dimensions, hidden } = eachListed(query, build, key);
  const measures = targets.flatMap((target, at) => {
    const table = tableOf(build, target.noun);
    const figure =
      quantityFigure(build, target) ??
      (target.aggregation === "count" && table !== null && table !== subject
        ? rowsFigure(build, table)
        : ownRows
          ? rowsFigure(build, subject)
          : figureOf(build, target));
    const measure = figure === null ? null : toMeasure(build, figure, subject, `m${at + 1}`);
    return measure === null ? [] : [measure];
  });
  return measures.length === 0 ? null : { ...plain(query), dimensions, measures, hidden };
}

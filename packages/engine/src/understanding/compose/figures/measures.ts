import { type Aggregation, aggregateOf, lowered, type Measure, rowsOf } from "@parlance/contract";
import { isNumeric } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import { isCalendar } from "../../index/is-calendar.ts";
import { isScore } from "../../index/is-score.ts";
import { calledAsRows } from "../../index/money-column-of.ts";
import { panelOf } from "../../index/panels.ts";
import { counting, rowWords } from "../../lexicon/counting-words.ts";
import type { Extreme, Target } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import type { DefinedFigure } from "../../parse/links/link.ts";
import { type Build, columnAt, columnOf, isMeasure, pathTo, tableName, tableOf } from "../build-context.ts";
import { startingAt } from "../conditions/starting-at.ts";
import { fieldOn } from "../groups/field-on.ts";
import { busyTable } from "../ways/busy-table.ts";
import { cellsFigure, cellThings } from "./cells-figure.ts";
import { aggregationName, columnFigure } from "./column-figure.ts";
import { countedAs } from "./counted-as.ts";
import type { Figure } from "./figure.ts";
import { flagCount } from "./flag-count.ts";
import { formulaFigure } from "./formula.ts";
import { meansMoney } from "./means-money.ts";
import { moneyBeside } from "./money-beside.ts";
import { orderValueFigure } from "./order-value.ts";
import { popularRows } from "./popular-rows.ts";
import { moneyFigure, revenueFigure } from "./revenue-figure.ts";

/** The figure that a target asks for; null where it asks for none. */
export function figureOf(build: Build, target: Target): Figure | null {
  const { noun } = target;
  if (noun.kind === "metric") return metricFigure(build, noun, target.aggregation);
  if (noun.kind === "table") {
    const amount = target.aggregation === "sum" && isMoney(build, noun.table);
    const money = amount || averaging.has(target.aggregation ?? "count") ? moneyOf(build, noun.table) : null;
    if (money !== null) return moneyFigure(build, money, target.aggregation);
    return target.aggregation === null
      ? null
      : (cellThings(build, noun.table) ?? rowsFigure(build, noun.table));
  }
  const named = columnOf(build, noun);
  const column = (named === build.index.takings ? moneyBeside(build)?.id : null) ?? named;
  if (column === null) return null;
  if (target.aggregation === "count")
    return isBesideCounted(build, target, column)
      ? columnFigure(build, column, null)
      : countFigure(build, column, target.distinct);
  return columnFigure(build, column, target.aggregation);
}

/** "Number of orders, sales and profit": figures that only stand in a list behind what is counted are not counted. */
function isBesideCounted(build: Build, target: Target, column: number): boolean {
  const { targets } = build.frame;
  const before = targets[targets.indexOf(target) - 1];
  return before?.aggregation === "count" && build.index.columns[column]?.column.role === "measure";
}

/** "the sum of the open invoices", "total payments": what they come to, not how many there are. */
const isMoney = (build: Build, table: number): boolean =>
  build.lemmas.has("amount") || build.lemmas.has("sum") || meansMoney(build, table);

/** What is not a count of rows but a figure of theirs. */
export const averaging: ReadonlySet<Aggregation> = new Set(["average", "median", "minimum", "maximum"]);

/** "the average payment", "the average rating": the one figure of money that the rows have, else their one figure. */
export function moneyOf(build: Pick<Build, "index">, table: number): number | null {
  const rows = build.index.tables[table];
  const ownName = rows === undefined ? null : calledAsRows(rows, build.index.columns);
  if (ownName !== null) return ownName.id;
  const isOther = (id: number): boolean =>
    build.index.revenue !== null &&
    build.index.columns[id]?.words.some((word) =>
      ["shipping", "freight", "fee", "tip", "tax", "discount"].includes(word),
    ) === true;
  const figures = (build.index.tables[table]?.columns ?? []).filter(
    (id) => isMeasure(build, id) && !isOther(id),
  );
  const money = figures.filter((id) =>
    build.index.columns[id]?.words.some((word) => ["amount", "value", "price", "total"].includes(word)),
  );
  const [only, other] = money.length > 0 ? money : figures;
  return other === undefined ? (only ?? null) : null;
}

/** Rows of a table; of a panel what they tell, since nobody counts its things times its dates, and of rows that hold a number of each kind that number. */
export const rowsFigure = (build: Build, table: number): Figure =>
  panelFigure(build, table) ??
  cellsFigure(build, table) ?? {
    table,
    label: `number of ${rowsOf(lowered(build.index.tables[table]?.table.label ?? tableName(build, table)))}`,
    note: null,
    express: (path) => aggregateOf("count", null, path),
  };

/**
 * "Month over month change", "norway by year" of rows that tell one figure of every thing at each date, a price only along the time; null where
 * rows are asked for.
 */
function panelFigure(build: Build, table: number): Figure | null {
  const { counting: analysed, transforms, groups } = build.frame;
  const figure = panelOf(build.index, table)?.figure ?? null;
  const counted = rowsSaid.some((word) => build.lemmas.has(word));
  const along = analysed || transforms.length > 0 || groups.some(({ kind }) => kind !== "noun");
  const adds = figure?.column.additivity !== "non-additive";
  return figure === null || counted || !(adds || along) ? null : columnFigure(build, figure.id, null);
}

const rowsSaid: readonly string[] = [...counting, ...rowWords];

function countFigure(build: Build, column: number, distinct: boolean): Figure | null {
  const entry = build.index.columns[column];
  if (entry === undefined) return null;
  const unique =
    build.index.tables[entry.table]?.key.length === 1 && build.index.tables[entry.table]?.key[0] === column;
  const split = build.frame.groups.some(
    (group) => group.kind === "noun" && columnOf(build, group.noun) === column,
  );
  const flagged = split ? null : flagCount(build, entry, distinct);
  if (flagged !== null) return flagged;
  if (isScore(entry) && !distinct) return scoresFigure(build, column);
  if (build.style.count === "value" && isNumeric(entry.column)) return columnFigure(build, column, "sum");
  if (unique)
    return { ...rowsFigure(build, entry.table), label: `number of ${countedAs(entry.column.label)}` };
  if (build.style.count === "rows" && !distinct) return rowsFigure(build, entry.table);
  return {
    table: entry.table,
    label: `number of ${countedAs(entry.column.label)}`,
    note: null,
    express: (path) => aggregateOf("count-distinct", fieldOn(build, column, path), path),
  };
}

/** How many rows have a score. */
export const scoresFigure = (build: Build, column: number): Figure => ({
  table: build.index.columns[column]?.table ?? -1,
  label: `number of ${countedAs(columnAt(build, column)?.label ?? "")}`,
  note: null,
  express: (path) => aggregateOf("count", fieldOn(build, column, path), path),
});

function metricFigure(
  build: Build,
  noun: Extract<Noun, { kind: "metric" }>,
  aggregation: Aggregation | null,
): Figure | null {
  if (noun.metric.kind === "formula") return formulaFigure(build, noun.metric.formula, aggregation);
  if (noun.metric.kind === "defined") return definedFigure(noun.metric.figure, aggregation);
  if (noun.metric.kind === "derived") {
    const measure = build.index.model.derivedMeasures[noun.metric.measure];
    const table = measure === undefined ? undefined : build.index.graph.tableIds.get(measure.table);
    if (measure === undefined || table === undefined) return null;
    return {
      table,
      label: measure.label,
      note: null,
      express: (path) => ({ kind: "derived", measure: measure.id, path }),
    };
  }
  return noun.metric.name === "order-value"
    ? orderValueFigure(build, aggregation)
    : revenueFigure(build, aggregation, noun.metric.name === "line-revenue");
}

/** What a glossary's definition computes: as it stands, or another aggregate of its value for each row. */
function definedFigure({ label, table, row, whole }: DefinedFigure, aggregation: Aggregation | null): Figure {
  const usual = row === null || aggregation === null || aggregation === "sum" || aggregation === "count";
  return {
    table,
    label: usual ? label : `${aggregationName(aggregation)} ${label}`,
    note: null,
    express: (path) =>
      usual ? startingAt(whole, path) : aggregateOf(aggregation, startingAt(row, path), path),
  };
}

/** A figure as a measure of a query on `subject`; null where no way leads to its rows. */
export function toMeasure(build: Build, figure: Figure, subject: number, id: string): Measure | null {
  const way = pathTo(build, subject, figure.table);
  if (way === null) return null;
  if (figure.note !== null && !build.notes.includes(figure.note)) build.notes.push(figure.note);
  return { id, label: figure.label, expression: figure.express(way.path) };
}

/**
 * The table whose rows "most …" counts for an entity: its own where a column is shown that does not name its rows, else a table
 * that the question uses, else the largest one that refers to it.
 */
export function countedTable(build: Build, entity: number): number {
  const column = columnOf(build, build.frame.targets[0]?.noun ?? null);
  if (entity === busyTable(build)) return entity;
  const own = build.index.tables[entity];
  const named = own?.naming.includes(column ?? -1) === true;
  const shows = column !== null && !named && own?.key.includes(column) !== true;
  const popular = popularRows(build, entity, shows);
  if (popular !== null) return popular;
  if (shows && !isCalendar(build.index, entity)) return entity;
  if (named && own.naming.length > 1 && onlyPart(build, own.naming) && build.frame.extremes.some(isCommon))
    return entity;
  const told = mostOfValue(build, entity);
  if (told !== null) return told;
  const ways = (build.index.graph.ways[entity] ?? []).filter(({ toOne }) => !toOne);
  const used = ways.find(({ to }) => build.used.has(to) && to !== entity);
  if (used !== undefined) return used.to;
  const context = build.frame.context
    .map((noun) => tableOf(build, noun))
    .find((table) => table !== null && table !== entity);
  if (context !== undefined && context !== null) return context;
  const rows = (table: number): number => build.index.tables[table]?.table.rowCount ?? 0;
  return ways.map(({ to }) => to).sort((left, right) => rows(right) - rows(left))[0] ?? entity;
}

/** "The recruiter with the most hires": the rows that a value tells, where they belong to the entity; null where nothing but rows is ranked by. */
function mostOfValue({ frame, choice, index }: Build, entity: number): number | null {
  const [extreme] = frame.extremes;
  if (extreme === undefined || !extreme.count || extreme.by !== null) return null;
  const told = frame.conditions
    .filter(({ negated, within, left }) => !negated && within !== true && left === null)
    .flatMap(({ test }) => (test.kind === "value" ? (choice.values.get(test.value)?.column ?? []) : []))
    .map((column) => index.columns[column]?.table ?? -1);
  const isBelow = (table: number): boolean =>
    table !== entity &&
    findRoutes(index.graph, table, entity, { count: 1, preferred: new Set() })[0]?.toOne === true;
  return told.find(isBelow) ?? null;
}

/** "The most common first name": part of a name tells rows apart no more than any other column. */
function onlyPart(build: Build, naming: readonly number[]): boolean {
  const shown = new Set(build.frame.targets.map(({ noun }) => columnOf(build, noun)));
  return naming.some((id) => !shown.has(id));
}

const isCommon = ({ by, count, of }: Extreme): boolean => by === null && count && of === null;

import { isTime } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import { counting } from "../../lexicon/counting-words.ts";
import type { Target } from "../../parse/frame/frame.ts";
import { type Build, columnAt, columnOf, isMeasure, tableOf } from "../build-context.ts";
import { havingFigures } from "../conditions/having.ts";
import { columnFigure } from "./column-figure.ts";
import { countDoers } from "./count-doers.ts";
import { countInvolved } from "./count-involved.ts";
import { countThings } from "./count-things.ts";
import { differenceFigure } from "./difference-figure.ts";
import type { Figure, Shown } from "./figure.ts";
import { formulaFigure, formulaOf } from "./formula.ts";
import { figureOf, rowsFigure } from "./measures.ts";
import { inMoneyAsked, moneyOfRows } from "./money-rows.ts";

/** The figures that the question asks to see. */
export function shownFigures(build: Build, entity: number): Shown[] {
  const { frame } = build;
  const difference = differenceFigure(build, entity);
  if (difference !== null) return [{ target: null, figure: difference }];
  const shown: Shown[] = [];
  for (const target of frame.targets) {
    const bareTable =
      target.noun.kind === "table" && target.aggregation === null && countsRows(build, target.noun.table);
    if (isBareTime(build, target)) {
      const figure = rowsOrWholes(build, target);
      if (figure !== null) shown.push({ target, figure });
      continue;
    }
    const asked =
      target.aggregation !== null ||
      target.noun.kind === "metric" ||
      bareTable ||
      isBareMeasure(build, target);
    const figure = !asked
      ? null
      : bareTable
        ? rowsMeant(build, target)
        : (totalMeant(build, target) ?? figureOf(build, target));
    if (figure !== null) shown.push({ target, figure });
  }
  countInvolved(build, shown);
  countDoers(build, shown);
  countThings(build, shown);
  for (const extreme of frame.extremes) {
    const formula = formulaOf(extreme.by);
    if (build.style.extreme === "figure" && formula !== null)
      shown.push({
        target: null,
        figure: formulaFigure(build, formula, extreme.descending ? "maximum" : "minimum"),
      });
    const column = columnOf(build, extreme.by);
    if (build.style.extreme !== "figure" || column === null || !extreme.plain) continue;
    const figure = columnFigure(build, column, extreme.descending ? "maximum" : "minimum");
    if (figure !== null) shown.push({ target: null, figure });
  }
  if (
    shown.length === 0 &&
    (frame.counting || needsRows(build) || (frame.returns === "asked" && frame.extremes.length === 0))
  )
    shown.push({
      target: null,
      figure: moneyMeant(build, entity) ?? beyondOf(build, entity) ?? rowsFigure(build, entity),
    });
  return shown;
}

/** "Orders this month vs last month": the rows that a time or a key stands for, and of a sheet of lines what several of them belong to. */
function rowsOrWholes(build: Build, target: Target): Figure | null {
  const column = columnOf(build, target.noun);
  if (build.index.inner.some(({ key }) => key === column))
    return figureOf(build, { ...target, aggregation: "count", distinct: true });
  const table = tableOf(build, target.noun);
  return table === null ? null : rowsFigure(build, table);
}

/** The money of payments, the number of other rows. */
const rowsMeant = (build: Build, target: Target): Figure | null =>
  (target.noun.kind === "table" ? moneyOfRows(build, target.noun.table) : null) ??
  figureOf(build, { ...target, aggregation: "count" });

/** "total payments": the money that they add up to; null for other rows, and where they are counted elsewhere. */
function totalMeant(build: Build, { noun, aggregation }: Target): Figure | null {
  if (noun.kind !== "table" || aggregation !== "sum" || counting.some((word) => build.lemmas.has(word)))
    return null;
  const counted = build.frame.targets.some(
    (other) => other.aggregation === "count" && tableOf(build, other.noun) === noun.table,
  );
  return counted ? null : moneyOfRows(build, noun.table);
}

/** A table named beside a grouping ("orders per shipper") means its rows; one that is ranked, its members. */
function countsRows(build: Build, table: number): boolean {
  const { frame } = build;
  if (frame.transforms.some(({ kind }) => kind === "rank")) return false;
  const grouped = frame.groups.some(
    (group) => group.kind !== "noun" || tableOf(build, group.noun) !== table || group.noun.kind === "column",
  );
  const others = frame.targets.some(
    ({ aggregation, noun }) => aggregation !== null || noun.kind === "metric",
  );
  return (
    build.style.bare === "figure" &&
    frame.extremes.length === 0 &&
    (grouped ||
      frame.transforms.length > 0 ||
      frame.periods.length > 0 ||
      frame.recurring.length > 0 ||
      others ||
      frame.conditions.length > 0)
  );
}

/** Whether a target without an aggregation is a figure in this style. */
export const isBareMeasure = (build: Build, target: Target): boolean => {
  const column = columnOf(build, target.noun);
  if (column === null || !isMeasure(build, column)) return false;
  return build.style.bare === "figure" || isBesideFigures(build, target, column);
};

/** "the country, number of orders and freight": a measure of rows that the other columns stand for many of. */
function isBesideFigures(build: Build, target: Target, column: number): boolean {
  const { index, frame } = build;
  const figures = frame.targets.some(
    ({ aggregation, noun }) => aggregation !== null || noun.kind === "metric",
  );
  const own = index.columns[column]?.table;
  const ranked = frame.extremes.some(
    ({ by }) =>
      build.style.extreme === "groups" &&
      (columnOf(build, by) === column || (by !== null && tableOf(build, by) === own)),
  );
  const from = index.columns[column]?.table ?? -1;
  const others = frame.targets.filter((other) => other !== target && other.aggregation === null);
  const tables = others.map(({ noun }) => tableOf(build, noun));
  const above = (table: number | null): boolean =>
    table !== null && table !== from && findRoutes(index.graph, from, table, once)[0]?.toOne === true;
  return (
    (figures || ranked) &&
    tables.length > 0 &&
    tables.every((table) => table === from || above(table)) &&
    tables.some(above)
  );
}

const once = { count: 1, preferred: new Set<number>() };

/** "signups by quarter": a time beside a grouping counts its rows. */
const isBareTime = (build: Build, target: Target): boolean => {
  const { frame } = build;
  const column = columnOf(build, target.noun);
  const timed =
    frame.groups.some(({ kind }) => kind !== "noun") ||
    frame.versus ||
    frame.transforms.some(({ kind }) => kind !== "rank");
  return (
    timed &&
    target.aggregation === null &&
    column !== null &&
    (isTime(columnAt(build, column)) || columnAt(build, column)?.role === "key")
  );
};

/** Groups without a figure count their rows. */
const needsRows = ({ frame }: Build): boolean =>
  frame.extremes.length === 0 &&
  (frame.groups.length > 0 || frame.transforms.length > 0) &&
  frame.conditions.every(({ test }) => test.kind !== "related");

/** "Tuition received by month" of payments: what rows of money of that kind come to, unless it is asked how many there are. */
const moneyMeant = (build: Build, entity: number): Figure | null =>
  build.frame.counting || counting.some((word) => build.lemmas.has(word))
    ? inMoneyAsked(build, entity)
    : moneyOfRows(build, entity);

/** "Months with more than 3 flood warnings": the figure that the groups are told by. */
const beyondOf = (build: Build, entity: number): Figure | null =>
  build.frame.counting ? null : (havingFigures(build, entity)[0]?.figure ?? null);

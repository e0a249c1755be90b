import type { ColumnEntry } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import type { Formula } from "../../parse/formula.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnOf, isMeasure } from "../build-context.ts";
import { isBeyondRows } from "./beyond-rows.ts";
import { addsUpOverRows, formulaTable } from "./formula.ts";
import { isRevenue } from "./is-revenue.ts";
import { revenueTable } from "./revenue-figure.ts";

/**
 * "Customers with revenue over 5000", "with above average revenue", "with over 50 nights": what all their sales add up to, not what one of them brought. Conditions
 * on revenue, on numbers of what is counted and on amounts that no single row holds, whose rows lie below the entity that is asked for, compare its sum, as a figure beside each or, where the rows are counted, for each row by itself;
 * other conditions stay as they are.
 */
export function withTotals(build: Build, entity: number): Build {
  if (!build.frame.conditions.some((condition) => isTotal(build, entity, condition))) return build;
  const each = isOfFigures(build, entity);
  const conditions = build.frame.conditions.map((condition) => {
    if (!isTotal(build, entity, condition)) return condition;
    return each ? { ...condition, total: true as const } : { ...condition, aggregation: "sum" as const };
  });
  return { ...build, frame: { ...build.frame, conditions } };
}

/** Whether figures of the rows are asked for ("how many customers with …", "by region"), not the rows themselves. */
const isOfFigures = ({ frame }: Build, entity: number): boolean =>
  frame.groups.length > 0 ||
  frame.counting ||
  frame.targets.some(
    ({ noun, aggregation }) => noun.kind === "table" && noun.table === entity && aggregation !== null,
  );

function isTotal(build: Build, entity: number, condition: Condition): boolean {
  const { left, test, aggregation } = condition;
  const mean = test.kind === "average" && test.rows.length === 0 && test.within === undefined;
  if (test.kind !== "compare" && test.kind !== "between" && !mean) return false;
  if (
    mean &&
    (left === null || aggregation !== null || isOfFigures(build, entity) || !isRevenue(build, left))
  )
    return false;
  const { index } = build;
  const column = columnOf(build, left);
  if (aggregation !== null) return isOfFigures(build, entity) && isBelow(build, entity, column);
  const entry = column === null ? undefined : index.columns[column];
  const counted = test.kind === "compare" && test.counted === true;
  const beyond = isBeyondRows(build, condition);
  const held =
    entry !== undefined &&
    ((entry.id === index.takings && !saysOwnRows(left, entry)) ||
      entry.words.some((word) => revenueWords.has(word)) ||
      ((counted || beyond) && isMeasure(build, entry.id) && addsUp(build, entry)));
  const from = computedTable(build, left) ?? (held ? entry.table : undefined);
  if (from === undefined || from === entity || saysOneRow(build, from)) return false;
  if (held && !beyond && saysRows(build, left, from)) return false;
  return liesBelow(build, entity, from);
}

/** The table that a computed figure sums rows of ("revenue", "ordered value"). */
function computedTable(build: Build, noun: Noun | null): number | null {
  if (noun?.kind !== "metric") return null;
  if (noun.metric.kind === "lexicon") return revenueTable(build);
  if (noun.metric.kind === "formula") return amountTable(build, noun.metric.formula);
  if (noun.metric.kind !== "defined") return null;
  const { table, row, whole } = noun.metric.figure;
  return row !== null && whole.kind === "aggregate" && whole.aggregation === "sum" ? table : null;
}

/** The table whose rows a figure of two columns is an amount of ("expected minus counted"). */
const amountTable = (build: Build, formula: Formula): number | null =>
  addsUpOverRows(build, formula) ? formulaTable(build, formula) : null;

const addsUp = ({ index }: Build, { id, column }: ColumnEntry): boolean =>
  column.additivity === "additive" && !index.levels.has(id);

/** Whether each row of a table belongs to one of the entity. */
const liesBelow = ({ index }: Build, entity: number, table: number): boolean =>
  findRoutes(index.graph, table, entity, { count: 1, preferred: new Set() })[0]?.toOne === true;

/** "How many customers have a total weight above 500": an aggregate of what lies below each of those that are counted. */
function isBelow(build: Build, entity: number, column: number | null): boolean {
  const table = build.index.columns[column ?? -1]?.table;
  return table !== undefined && table !== entity && liesBelow(build, entity, table);
}

/** "Customers with invoice totals over 20": of one invoice, whose name stands in front. */
const saysOwnRows = (left: Noun | null, { core }: ColumnEntry): boolean =>
  left !== null && left.end - left.start > core.length;

/** "Owners of flats with more than 4 rooms", "at least one bill over 100": the rows that the number is of are named right before it. */
const saysRows = ({ frame }: Build, left: Noun | null, table: number): boolean =>
  [
    ...frame.context,
    ...frame.conditions.flatMap(({ test }) => (test.kind === "related" ? [test.table] : [])),
  ].some((noun) => noun.kind === "table" && noun.table === table && left !== null && noun.end <= left.start);

/** "Over 9 hours in a shift", "have ever had more than 12 free berths": of a single one of them. */
const saysOneRow = ({ index, text, lemmas }: Build, table: number): boolean =>
  lemmas.has("ever") ||
  lemmas.has("single") ||
  new RegExp(
    String.raw`\b(?:in|on|at|per) (?:an?|one|any|each) (?:single |one |given )?${index.tables[table]?.words.at(-1) ?? ""}\b`,
    "i",
  ).test(text);

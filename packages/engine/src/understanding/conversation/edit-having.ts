import { type AggregateQuery, type Filter, type ListQuery, partKey } from "@parlance/contract";
import { type Build, columnAt, columnOf } from "../compose/build-context.ts";
import { conditionColumn, isText } from "../compose/conditions/condition-column.ts";
import { rowsFigure, toMeasure } from "../compose/figures/measures.ts";
import type { Condition, Test } from "../parse/frame/frame.ts";
import { freeId } from "./free-id.ts";

/** "Only those above 1,000", "only those with at least 15 reviews": conditions on the figure shown, or on how many rows each group has. */
export function editHaving(query: AggregateQuery, build: Build, subject: number): AggregateQuery {
  const first =
    query.measures.find((measure) => !query.hidden.includes(measure.id))?.id ?? query.measures[0]?.id;
  const wishes = onFigure(build, subject, query);
  if (first === undefined || wishes.length === 0) return query;
  let measured = query;
  const filters: Filter[] = [];
  for (const { test } of wishes) {
    const counted = test.kind === "related" ? withCount(measured, build, subject, test) : null;
    if (counted !== null) measured = counted.query;
    const limit = limitOf(test, counted?.id ?? first);
    if (limit !== null) filters.push(limit);
  }
  return { ...measured, having: filters.length === 1 ? (filters[0] ?? null) : { kind: "and", filters } };
}

/**
 * Conditions of a follow-up on the figure shown: those that name no column, those that say no more than its unit ("only those above
 * 45 minutes" of average minutes), those of the groups by their name ("only countries above 1000"), and how many rows each has.
 */
export function onFigure(build: Build, subject: number, query: AggregateQuery | ListQuery): Condition[] {
  return build.frame.conditions.filter((condition) => {
    const { test, left, negated } = condition;
    if (test.kind === "related") return !negated && test.count > 0 && countsGroups(test, build, query);
    if (test.kind !== "compare" && test.kind !== "between") return false;
    if (test.kind === "compare" && typeof test.value !== "number") return false;
    const column = conditionColumn(build, subject, condition);
    if (column === null) return true;
    if (query.kind !== "aggregate") return false;
    const group = left === null ? null : columnOf(build, left);
    if (group !== null && isText(columnAt(build, group)) && isShown(query, build, group)) return true;
    const bare = left === null || (test.kind === "compare" && test.counted === true);
    return bare && isMeasured(query, build, column);
  });
}

/** Whether the groups shown are members that each have rows of that table, and no times. */
const countsGroups = (
  test: Extract<Test, { kind: "related" }>,
  build: Build,
  query: AggregateQuery | ListQuery,
): boolean =>
  query.kind === "aggregate" &&
  query.comparison === null &&
  query.dimensions.some(({ expression }) => expression.kind === "field") &&
  build.index.tables[test.table.kind === "table" ? test.table.table : -1] !== undefined;

const isShown = ({ dimensions }: AggregateQuery, build: Build, column: number): boolean =>
  dimensions.some(
    ({ expression }) =>
      expression.kind === "field" &&
      expression.field.column === columnAt(build, column)?.name &&
      build.index.graph.tableIds.get(expression.field.table) === build.index.columns[column]?.table,
  );

/** The query with a count of those rows, unseen where it does not show it. */
function withCount(
  query: AggregateQuery,
  build: Build,
  subject: number,
  { table }: Extract<Test, { kind: "related" }>,
): { query: AggregateQuery; id: string } | null {
  const figure = table.kind === "table" ? rowsFigure(build, table.table) : null;
  const measure = figure === null ? null : toMeasure(build, figure, subject, freeId(query, "h1"));
  if (measure === null) return null;
  const expression = partKey(measure.expression);
  const known = query.measures.find((each) => partKey(each.expression) === expression);
  if (known !== undefined) return { query, id: known.id };
  return {
    query: { ...query, measures: [...query.measures, measure], hidden: [...query.hidden, measure.id] },
    id: measure.id,
  };
}

function limitOf(test: Test, id: string): Filter | null {
  const output = { kind: "output" as const, id };
  const constant = (value: number) => ({ kind: "constant" as const, value, type: null });
  if (test.kind === "between")
    return { kind: "between", operand: output, low: constant(test.low), high: constant(test.high) };
  const value = test.kind === "related" ? test.count : test.kind === "compare" ? test.value : null;
  if ((test.kind !== "related" && test.kind !== "compare") || typeof value !== "number") return null;
  return { kind: "comparison", operator: test.operator, left: output, right: constant(value) };
}

/** Whether the one figure of groups is an average or another amount of that column. */
function isMeasured({ measures, dimensions }: AggregateQuery, build: Build, column: number): boolean {
  const [only, other] = measures;
  const operand = only?.expression.kind === "aggregate" ? only.expression.operand : null;
  return (
    dimensions.length > 0 &&
    other === undefined &&
    operand?.kind === "field" &&
    operand.field.column === columnAt(build, column)?.name
  );
}

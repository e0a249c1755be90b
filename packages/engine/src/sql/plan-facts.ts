import {
  type AggregateMeasure,
  type Dimension,
  type Field,
  type Filter,
  findTable,
  type Measure,
  type Path,
} from "@parlance/contract";
import { column, select } from "./build.ts";
import { pathKey, tableAt } from "./join-tree.ts";
import { planLives } from "./plan-lives.ts";
import { type PlannedRows, planRows, type RowsRequest } from "./plan-rows.ts";
import { freshName, type PlanContext, type RowContext, unchecked } from "./row-context.ts";
import { happenedWithin, type StandingPeriods } from "./standing.ts";
import type { SelectColumn, SelectNode, SqlExpression } from "./tree.ts";
import { both, expressionPaths, filterPaths } from "./used-paths.ts";

/**
 * Aggregates over the rows of one table (the end of `root`) that pass one filter, grouped alike: they are computed together. One that takes
 * rows as one which agree on something (`once`) is alone.
 */
export type FactGroup = {
  root: Path;
  filter: Filter | null;
  by: Measure["by"];
  aggregates: AggregateMeasure[];
};

/** The group's SELECT without columns, and what its dimensions and aggregates are inside it. */
export type PlannedFacts = {
  select: SelectNode;
  dimensions: Map<string, SqlExpression>;
  aggregates: Map<AggregateMeasure, SqlExpression>;
};

/** What the groups of one query share. `names` are the aliases in sight, empty at the top. */
export type FactsRequest = {
  subject: string;
  dimensions: Dimension[];
  filter: Filter | null;
  names: ReadonlySet<string>;
  periods?: StandingPeriods | null;
};

/**
 * Aggregates the rows of one fact table F, each row once a group. The used paths hang on F: F LEFT JOIN the way back to
 * the subject and on to dimensions and filters. Where every step is to-one (or the filter is an EXISTS), the joined
 * rows are F's rows and are aggregated directly. Otherwise the distinct (row of F, dimensions, operands) are taken first, with the
 * aggregate's `once` in place of the row where it has one.
 * LEFT JOIN keeps rows without a partner in a null group, so that groups add up to the total.
 */
export function planFacts(plan: PlanContext, asked: FactsRequest, group: FactGroup): PlannedFacts {
  const request = ofGroup(asked, group);
  const lives = livesOf(plan, request, group);
  if (lives !== null) return lives;
  const rows = planRows(plan, rowsOf(request, group, request.periods ?? null));
  const value = (dimension: Dimension): [string, SqlExpression] => [
    dimension.id,
    rows.period !== null && dimension.id === request.periods?.dimension
      ? rows.period
      : plan.translate.expression(dimension.expression, rows.row),
  ];
  const dimensions = new Map(request.dimensions.map(value));
  const [once] = onceOf(group);
  if (once !== undefined) {
    const thing = plan.translate.expression({ kind: "field", field: once }, rows.row);
    return aggregateDistinct(group, rows, { outer: dimensions, identity: [thing] });
  }
  const direct = { select: { ...rows.select, groupBy: groupKeys(dimensions) }, dimensions };
  if (!rows.fansOut && !rows.repeats) {
    const figures = group.aggregates.map((each) => aggregate(each, input(each, rows.row)));
    return { ...direct, aggregates: paired(group.aggregates, figures) };
  }
  const figures = group.aggregates.flatMap((each) => repeatable(plan, each, rows) ?? []);
  return figures.length === group.aggregates.length
    ? { ...direct, aggregates: paired(group.aggregates, figures) }
    : aggregateDistinct(group, rows, { outer: dimensions, identity: rows.identity(false) });
}

/** What the rows that count once agree on. */
const onceOf = ({ aggregates }: FactGroup): Field[] => aggregates.flatMap(({ once }) => once ?? []);

const rowsOf = (
  { subject, dimensions, filter, names }: FactsRequest,
  group: FactGroup,
  periods: StandingPeriods | null,
): RowsRequest => ({
  subject,
  root: group.root,
  projected: [
    ...dimensions.flatMap(({ expression }) => expressionPaths(expression)),
    ...group.aggregates.flatMap(aggregatePaths),
  ],
  filter: both(filter, group.filter),
  names,
  periods,
});

/** What stands at the ends of periods, by way of lives where that is the same (`planLives`). */
function livesOf(plan: PlanContext, request: FactsRequest, group: FactGroup): PlannedFacts | null {
  const { periods, dimensions } = request;
  if (periods == null || onceOf(group).length > 0) return null;
  const rows = planRows(plan, rowsOf(request, group, null));
  const aggregates = group.aggregates.map((measure) => ({ measure, input: input(measure, rows.row) }));
  const lives = planLives(plan, { rows, periods, dimensions, aggregates });
  return lives === null ? null : { ...lives, aggregates: paired(group.aggregates, lives.figures) };
}

/** The request by what the group is grouped by; where that is not the periods at whose ends rows stand, of what happened within them. */
function ofGroup(asked: FactsRequest, { by }: FactGroup): FactsRequest {
  const request = { ...asked, dimensions: asked.dimensions.map((each) => groupedBy(each, by)) };
  const { periods } = asked;
  const own = periods == null ? undefined : by?.[periods.dimension];
  if (periods == null || own === undefined) return request;
  return { ...request, filter: both(asked.filter, happenedWithin(periods, own)), periods: null };
}

const groupedBy = (dimension: Dimension, by: Measure["by"]): Dimension => ({
  ...dimension,
  expression: by?.[dimension.id] ?? dimension.expression,
});

const paired = (
  aggregates: AggregateMeasure[],
  figures: SqlExpression[],
): Map<AggregateMeasure, SqlExpression> =>
  new Map(
    aggregates.flatMap((each, index) => (figures[index] === undefined ? [] : [[each, figures[index]]])),
  );

/**
 * The aggregate over rows that repeat, where repeating changes nothing: extremes, different values, and rows counted by
 * a key of one column. Null otherwise.
 */
function repeatable(plan: PlanContext, measure: AggregateMeasure, rows: PlannedRows): SqlExpression | null {
  const { aggregation, operand, filter } = measure;
  if (operand !== null) {
    const insensitive = ["count-distinct", "minimum", "maximum"].includes(aggregation);
    return insensitive ? aggregate(measure, input(measure, rows.row)) : null;
  }
  const [key, ...more] = findTable(plan.model, rows.root.table)?.primaryKey ?? [];
  if (key === undefined || more.length > 0) return null;
  const value = column(rows.root.alias, key);
  const counted: SqlExpression =
    filter === null
      ? value
      : { kind: "case", cases: [{ when: plan.translate.filter(filter, rows.row), value }], otherwise: null };
  return { kind: "aggregate", aggregation: "count-distinct", operand: counted, fraction: null };
}

/** GROUP BY of the dimensions, which come first in the select list: by name where they are columns. */
export const groupKeys = (dimensions: Map<string, SqlExpression>): SqlExpression[] =>
  [...dimensions.values()].map((dimension, index) =>
    dimension.kind === "column" ? dimension : { kind: "ordinal", position: index + 1 },
  );

/** An aggregate, the filter of the window of time that it counts in, and by what it is grouped in place of dimensions. */
export type FactRequest = { aggregate: AggregateMeasure; filter: Filter | null; by: Measure["by"] };

/** Where an aggregate is computed, and as which aggregate of that group. */
export type FactHome = { group: FactGroup; inside: AggregateMeasure };

/**
 * Puts every aggregate into the group of its table and filter. A condition of the aggregate alone that is to-many from
 * its table becomes the group's; the group without it stays too, so that the same result rows appear. Where some are grouped by what is their
 * own, all have the groups of the rows that they count and no others.
 */
export function factGroups(
  plan: PlanContext,
  subject: string,
  requests: FactRequest[],
): { groups: FactGroup[]; homes: Map<AggregateMeasure, FactHome> } {
  const groups = new Map<string, FactGroup>();
  const apart = requests.some(({ by }) => by !== undefined);
  const home = (
    root: Path,
    filter: Filter | null,
    by: Measure["by"],
    alone?: AggregateMeasure,
  ): FactGroup => {
    const key = `${pathKey(root)} ${JSON.stringify([filter, by, alone])}`;
    const group = groups.get(key) ?? { root, filter, by, aggregates: [] };
    groups.set(key, group);
    return group;
  };
  const homes = new Map<AggregateMeasure, FactHome>();
  for (const { aggregate: each, filter, by } of requests) {
    const toMany = each.filter !== null && fansOut(plan, subject, each.path, filterPaths(each.filter));
    const ofGroup = toMany || apart;
    const alone = each.once === undefined ? undefined : each;
    const plain = apart && each.filter !== null ? null : home(each.path, filter, by, alone);
    const group = plain === null || ofGroup ? home(each.path, both(filter, each.filter), by, alone) : plain;
    const wanted = ofGroup ? { ...each, filter: null } : each;
    const same = group.aggregates.find((other) => JSON.stringify(other) === JSON.stringify(wanted));
    const inside = same ?? wanted;
    if (same === undefined) group.aggregates.push(inside);
    homes.set(each, { group, inside });
  }
  return { groups: [...groups.values()], homes };
}

/** Whether a row at the end of `root` may meet several rows on the paths. */
export function fansOut(plan: PlanContext, subject: string, root: Path, paths: Path[]): boolean {
  return planRows(plan, { subject, root, projected: paths, filter: null, names: new Set() }).fansOut;
}

const aggregatePaths = ({ operand, filter, once }: AggregateMeasure): Path[] => [
  ...(once === undefined ? [] : [once.path]),
  ...(operand === null ? [] : expressionPaths(operand)),
  ...(filter === null ? [] : filterPaths(filter)),
];

/** What one row gives the aggregate: null where its own filter fails; null itself where rows are counted. */
function input({ operand, filter }: AggregateMeasure, row: RowContext): SqlExpression | null {
  const { translate } = row.plan;
  const value = operand === null ? null : translate.expression(operand, row);
  if (filter === null) return value;
  const when = translate.filter(filter, row);
  return { kind: "case", cases: [{ when, value: value ?? { kind: "number", value: 1 } }], otherwise: null };
}

/** Rows are distinct as they are: counting distinct rows is counting. */
function aggregate(measure: AggregateMeasure, operand: SqlExpression | null): SqlExpression {
  const aggregation = measure.operand === null ? "count" : measure.aggregation;
  return { kind: "aggregate", aggregation, operand, fraction: measure.quantile };
}

function aggregateDistinct(
  group: FactGroup,
  rows: PlannedRows,
  { outer, identity: told }: { outer: Map<string, SqlExpression>; identity: SqlExpression[] },
): PlannedFacts {
  const names = new Set(outer.keys());
  const alias = freshName(`${rows.root.table}_rows`, new Set(rows.row.names));
  const named = (expression: SqlExpression, base: string): SelectColumn => ({
    kind: "select-column",
    expression,
    alias: freshName(base, names),
  });
  const dimensions = [...outer].map(
    ([id, expression]): SelectColumn => ({ kind: "select-column", expression, alias: id }),
  );
  const identity = told.map((expression) =>
    named(expression, expression.kind === "column" ? expression.name : "row_id"),
  );
  const inputs = group.aggregates.map((each) => {
    const expression = input(each, rows.row);
    return { each, column: expression === null ? null : named(expression, "operand") };
  });
  const columns = [...identity, ...dimensions, ...inputs.flatMap((one) => one.column ?? [])];
  const query: SelectNode = { ...rows.select, distinct: true, columns };
  const inside = new Map(dimensions.map(({ alias: id }) => [id, column(alias, id)]));
  return {
    select: select({ from: { kind: "derived", query, alias }, groupBy: groupKeys(inside) }),
    dimensions: inside,
    aggregates: new Map(
      inputs.map((one) => [
        one.each,
        aggregate(one.each, one.column === null ? null : column(alias, one.column.alias)),
      ]),
    ),
  };
}

/** The name of the table that a group counts. */
export const factTable = (plan: PlanContext, subject: string, { root }: FactGroup): string =>
  findTable(plan.model, tableAt(plan, subject, root))?.name ?? unchecked("fact table");

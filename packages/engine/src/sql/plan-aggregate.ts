import {
  type AggregateMeasure,
  type AggregateQuery,
  aggregatesOf,
  type Dimension,
  type Filter,
  type Measure,
  type MeasureExpression,
  type PeriodComparison,
  partKey,
} from "@parlance/contract";
import { column, named, number, orZero, select } from "./build.ts";
import { emptyGroupMembers } from "./empty-groups.ts";
import { expandDerived } from "./expand-derived.ts";
import { finishQuery, unseen } from "./finish-query.ts";
import { lookBack } from "./look-back.ts";
import {
  type FactGroup,
  type FactHome,
  factGroups,
  factTable,
  fansOut,
  type PlannedFacts,
  planFacts,
} from "./plan-facts.ts";
import { freshName, type PlanContext, unchecked } from "./row-context.ts";
import type { Stage, StageOutput } from "./stage.ts";
import { type StandingPeriods, standingApart, standingAt } from "./standing.ts";
import type { SelectNode, SqlExpression, SqlQuery } from "./tree.ts";
import { both } from "./used-paths.ts";

/** A query with the periods at whose ends its rows stand, where they do. */
type Grouped = AggregateQuery & { periods?: StandingPeriods };

/** One measure over one window of time: the figures of a comparison are several of these. */
type Part = { id: string; expression: MeasureExpression; by: Measure["by"]; window: "current" | "previous" };

/**
 * Groups, or one figure. Every measure is aggregated over the rows of its own table (`planFacts`); measures of the same
 * table and filter share one SELECT, others meet on the dimensions, null with null, where a count without rows is 0.
 */
export function planAggregate(plan: PlanContext, asked: AggregateQuery, sorted: boolean): SelectNode {
  const bounded = { ...asked, ...lookBack(asked, plan) };
  const standing = standingApart(plan, bounded);
  const query: Grouped = standing === null ? bounded : { ...standing.query, periods: standing.periods };
  const parts = query.measures.flatMap((measure): Part[] => {
    const expression = expandDerived(plan.model, measure.expression);
    const current: Part = { id: measure.id, expression, by: measure.by, window: "current" };
    return query.comparison === null ? [current] : [current, { ...current, window: "previous" }];
  });
  const { groups, homes } = groupParts(plan, query, parts);
  const members =
    query.emptyGroups === "include" || (standing !== null && query.dimensions.length === 1)
      ? emptyGroupMembers(plan, query, query.periods ?? null)
      : null;
  const base =
    groups.length === 1 && members === null && groups[0] !== undefined
      ? oneGroup(plan, query, groups[0])
      : mergedGroups(plan, query, groups, members);
  const value = (part: Part): SqlExpression =>
    measureValue(part.expression, (aggregate) => {
      const home = homes.get(part)?.get(aggregate) ?? unchecked(`measure ${part.id}`);
      return base.aggregate(home.group, home.inside);
    });
  const dimensions = query.dimensions.map(({ id }) => ({
    id,
    expression: base.dimensions.get(id) ?? unchecked(`dimension ${id}`),
  }));
  const measures = query.comparison === null ? plain(parts, value) : compared(parts, value);
  const stage: Stage = {
    select: base.select,
    outputs: [...dimensions, ...measures],
    grouped: base.grouped,
    windowed: false,
    cte: null,
  };
  return finishQuery(plan, stage, {
    transforms: query.transforms,
    having: query.having,
    order: query.dimensions.length === 0 ? [] : query.order,
    limit: query.dimensions.length === 0 && query.limit?.offset === 0 ? null : query.limit,
    hidden: unseen(query.hidden, query),
    dimensions: query.dimensions.map(({ id }) => id),
    labels: labelsOf(query.dimensions),
    alwaysSorted: sorted && query.dimensions.length > 0,
  });
}

/** The labels of dimensions whose every value is one that the query gives, in the order in which it gives them. */
function labelsOf(dimensions: readonly Dimension[]): Map<string, string[]> {
  const labelled = dimensions.flatMap(({ id, expression }): [string, string[]][] => {
    if (expression.kind !== "case" || expression.cases.length < 2) return [];
    const given = expression.cases.flatMap(({ value }) =>
      value.kind === "constant" && typeof value.value === "string" ? [value.value] : [],
    );
    return given.length === expression.cases.length ? [[id, [...new Set(given)]]] : [];
  });
  return new Map(labelled);
}

type Base = Pick<PlannedFacts, "select" | "dimensions"> & {
  grouped: boolean;
  aggregate(group: FactGroup, inside: AggregateMeasure): SqlExpression;
};

/**
 * The parts in the groups of their tables. Where the compared time is to-one from a table, both windows are read in one
 * go: the group takes the rows of either, and each aggregate those of its own.
 */
function groupParts(
  plan: PlanContext,
  query: AggregateQuery,
  parts: Part[],
): { groups: FactGroup[]; homes: Map<Part, Map<AggregateMeasure, FactHome>> } {
  const wanted = parts.flatMap((part) =>
    aggregatesOf(part.expression).map((original) => ({
      part,
      original,
      by: part.by,
      ...known(part.by, inWindow(plan, query, part, original)),
    })),
  );
  const { groups, homes } = factGroups(plan, query.subject, wanted);
  const none: FactGroup = { root: [], filter: eitherWindow(plan, query), by: undefined, aggregates: [] };
  const ofPart = (part: Part): [Part, Map<AggregateMeasure, FactHome>] => [
    part,
    new Map(
      wanted
        .filter((one) => one.part === part)
        .map((one) => [one.original, homes.get(one.aggregate) ?? unchecked("aggregate")]),
    ),
  ];
  return { groups: groups.length === 0 ? [none] : groups, homes: new Map(parts.map(ofPart)) };
}

type InWindow = { aggregate: AggregateMeasure; filter: Filter | null };

/** Without rows of which it is not known what they are grouped by in place of a dimension. */
function known(by: Measure["by"], { aggregate, filter }: InWindow): InWindow {
  const named = Object.values(by ?? {}).map(
    (operand): Filter => ({ kind: "not", filter: { kind: "null", operand } }),
  );
  return { aggregate, filter: named.reduce<Filter | null>((all, each) => both(all, each), filter) };
}

function inWindow(
  plan: PlanContext,
  query: AggregateQuery,
  part: Part,
  original: AggregateMeasure,
): InWindow {
  const { comparison } = query;
  const aggregate = { ...original };
  if (comparison === null) return { aggregate, filter: null };
  const window = windowFilter(plan, comparison, part.window);
  if (fansOut(plan, query.subject, original.path, [comparison.time.path]))
    return { aggregate, filter: window };
  return {
    aggregate: { ...original, filter: both(window, original.filter) },
    filter: eitherWindow(plan, query),
  };
}

function windowFilter(plan: PlanContext, comparison: PeriodComparison, window: Part["window"]): Filter {
  const { time, standing } = comparison;
  const period = comparison[window];
  return standing === undefined
    ? { kind: "period", operand: { kind: "field", field: time }, period }
    : standingAt(plan, { from: time, standing }, period);
}

const eitherWindow = (plan: PlanContext, { comparison }: AggregateQuery): Filter | null =>
  comparison === null
    ? null
    : {
        kind: "or",
        filters: [windowFilter(plan, comparison, "current"), windowFilter(plan, comparison, "previous")],
      };

function oneGroup(plan: PlanContext, query: Grouped, group: FactGroup): Base {
  const facts = planFacts(plan, { ...query, names: new Set() }, group);
  return {
    select: facts.select,
    dimensions: facts.dimensions,
    grouped: true,
    aggregate: (_, inside) => facts.aggregates.get(inside) ?? unchecked("aggregate"),
  };
}

/** A CTE for each group, joined on all values that their dimensions take in any of them. */
function mergedGroups(
  plan: PlanContext,
  query: Grouped,
  groups: FactGroup[],
  members: SqlQuery | null,
): Base {
  const ids = query.dimensions.map(({ id }) => id);
  const ctes = new Map(groups.map((group) => [group, groupCte(plan, query, group)]));
  const names = [...ctes.values()].map(({ name }) => name);
  const aggregate: Base["aggregate"] = (group, inside) => {
    const cte = ctes.get(group) ?? unchecked("group");
    const value = column(cte.name, cte.aggregates.get(inside) ?? unchecked("aggregate"));
    return inside.operand === null || inside.aggregation.startsWith("count") ? orZero(value) : value;
  };
  if (ids.length === 0) {
    const [first = unchecked("no group"), ...rest] = names;
    const joins = rest.map((name) => ({
      kind: "join" as const,
      type: "cross" as const,
      source: named(name),
      on: null,
    }));
    return {
      select: select({ from: named(first), joins }),
      dimensions: new Map(),
      grouped: false,
      aggregate,
    };
  }
  const keys = freshName("members", plan.names);
  const sides = names.map((name): SqlQuery => dimensionsOf(name, ids));
  plan.ctes.push({ kind: "cte", name: keys, query: union(members === null ? sides : [members, ...sides]) });
  const joins = names.map((name) => ({
    kind: "join" as const,
    type: "left" as const,
    source: named(name),
    on: sameOn(keys, name, ids),
  }));
  return {
    select: select({ from: named(keys), joins }),
    dimensions: new Map(ids.map((id) => [id, column(keys, id)])),
    grouped: false,
    aggregate,
  };
}

function groupCte(
  plan: PlanContext,
  query: Grouped,
  group: FactGroup,
): { name: string; aggregates: Map<AggregateMeasure, string> } {
  const facts = planFacts(plan, { ...query, names: new Set() }, group);
  const taken = new Set(facts.dimensions.keys());
  const aggregates = new Map([...facts.aggregates.keys()].map((each) => [each, freshName("figure", taken)]));
  const name = freshName(`${factTable(plan, query.subject, group)}_totals`, plan.names);
  const outputs: StageOutput[] = [
    ...[...facts.dimensions].map(([id, expression]) => ({ id, expression })),
    ...[...facts.aggregates].map(([each, expression]) => ({ id: aggregates.get(each) ?? "", expression })),
  ];
  const columns = outputs.map(({ id, expression }) => ({
    kind: "select-column" as const,
    expression,
    alias: id,
  }));
  const some =
    columns.length > 0
      ? columns
      : [{ kind: "select-column" as const, expression: number(1), alias: "found" }];
  const single: SelectNode = { ...facts.select, columns: some };
  plan.ctes.push({
    kind: "cte",
    name,
    query: columns.length > 0 ? single : { ...single, from: null, joins: [], where: null },
  });
  return { name, aggregates };
}

const dimensionsOf = (cte: string, ids: string[]): SelectNode =>
  select({
    columns: ids.map((id) => ({ kind: "select-column", expression: column(cte, id), alias: id })),
    from: named(cte),
  });

function union(queries: SqlQuery[]): SqlQuery {
  const [only = unchecked("no group")] = queries;
  if (queries.length === 1) return only.kind === "select" ? { ...only, distinct: true } : only;
  return queries.reduce((left, right) => ({ kind: "set", operation: "union", left, right }));
}

function sameOn(left: string, right: string, ids: string[]): SqlExpression {
  const operands = ids.map(
    (id): SqlExpression => ({ kind: "same", left: column(left, id), right: column(right, id) }),
  );
  const [only] = operands;
  return operands.length === 1 && only !== undefined ? only : { kind: "logic", operator: "and", operands };
}

function measureValue(
  expression: MeasureExpression,
  aggregate: (measure: AggregateMeasure) => SqlExpression,
): SqlExpression {
  switch (expression.kind) {
    case "aggregate":
      return aggregate(expression);
    case "constant":
      return { kind: "parameter", value: expression.value, type: "decimal" };
    case "arithmetic": {
      const left = measureValue(expression.left, aggregate);
      const right = measureValue(expression.right, aggregate);
      const { operator } = expression;
      if (operator === "/") return { kind: "divide", left, right };
      return sumsApart(expression)
        ? { kind: "arithmetic", operator, left: orZero(left), right: orZero(right) }
        : { kind: "arithmetic", operator, left, right };
    }
    case "derived":
      return unchecked(`derived measure ${expression.measure}`);
  }
}

/** Whether sums of two tables are put together: of a group that has no rows in one of them ("billed" and nothing paid yet) that one is 0. */
function sumsApart({ operator, left, right }: Extract<MeasureExpression, { kind: "arithmetic" }>): boolean {
  const [one, other] = [left, right].map((each) =>
    each.kind === "aggregate" && each.aggregation === "sum" ? partKey(each.path) : null,
  );
  return (operator === "+" || operator === "-") && one !== null && other !== null && one !== other;
}

const plain = (parts: Part[], value: (part: Part) => SqlExpression): StageOutput[] =>
  parts.map((part) => ({ id: part.id, expression: value(part) }));

function compared(parts: Part[], value: (part: Part) => SqlExpression): StageOutput[] {
  const current = parts.filter(({ window }) => window === "current");
  return current.flatMap((part) => {
    const before = parts.find(({ id, window }) => id === part.id && window === "previous") ?? part;
    const [now, previous] = [value(part), value(before)];
    const difference: SqlExpression = { kind: "arithmetic", operator: "-", left: now, right: previous };
    return [
      { id: part.id, expression: now },
      { id: `${part.id}:previous`, expression: previous },
      { id: `${part.id}:difference`, expression: difference },
      { id: `${part.id}:change`, expression: { kind: "divide", left: difference, right: previous } },
    ];
  });
}

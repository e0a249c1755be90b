import {
  type AggregateMeasure,
  type AggregateQuery,
  type Dimension,
  type Field,
  type Filter,
  type MeasureExpression,
  mapFields,
  type Path,
  type Step,
  someField,
  type Table,
} from "@parlance/contract";
import { findRoutes, type Way } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isBridge } from "../../parse/frame/is-bridge.ts";
import { conjunction } from "../conditions/join-conditions.ts";
import { movedPaths } from "../conditions/starting-at.ts";

/**
 * "Returns per order by store" of two facts that know nothing of each other but share stores: a query on the stores, in which each
 * fact is counted by itself and both meet. Conditions on what both refer to and on their time hold for each, others for the fact that
 * they are of. So do a fact and the one that its rows refer to ("incidents per trip by route" of trips and incidents that both have a
 * route). Other queries stay as they are; null where groups are of one fact alone, by which the other cannot be told apart.
 */
export function meetFacts(index: ModelIndex, query: AggregateQuery): AggregateQuery | null {
  const from = index.graph.tableIds.get(query.subject);
  const adds = query.measures.some(({ expression }) => addsUp(expression));
  if (from !== undefined && query.dimensions.some((each) => crossesFact(index, from, each, adds)))
    return null;
  const measured = query.measures.flatMap(({ expression }) => pathsOf(expression));
  const other = measured.find(isSibling);
  if (from === undefined) return query;
  if (other === undefined) {
    const above = measured.some(({ length }) => length === 0)
      ? factAbove(index, from, measured, query)
      : null;
    const ways = above === null ? null : meeting(index, from, above, query);
    return ways === null ? query : reRooted(index, query, ways);
  }
  const ways = meeting(index, from, other, query);
  return ways === null ? null : reRooted(index, query, ways);
}

/** The fact that the counted rows refer to ("incidents per trip by route"), where the groups are not told by way of it. */
function factAbove(
  { graph, tables }: ModelIndex,
  from: number,
  measured: readonly Path[],
  { dimensions }: AggregateQuery,
): Path | null {
  const above = measured.find((path) => path.length > 0 && path.every(({ reversed }) => !reversed));
  const end = above === undefined ? null : endOf({ graph }, from, above);
  const isFact = tables[end ?? -1]?.table.type === "fact";
  const grouped = dimensions.flatMap(({ expression }) => pathsOf(expression));
  const apart = above !== undefined && grouped.length > 0 && !grouped.some((path) => startsWith(path, above));
  return isFact && apart ? above : null;
}

/** From the first fact to the table where both meet (`up`) and to the second by the way that the query takes; from there down to each. */
type Ways = {
  up: Path;
  other: Path;
  to: number;
  downs: readonly [Path, Path];
  ends: readonly [number, number];
};

/** Over what both refer to, and back. */
const isSibling = (path: Path): boolean =>
  path[0]?.reversed === false && path.at(-1)?.reversed === true && path.length > 1;

/** The shared table that all groups are of or lead over; where there is no group, the one on the way to the second fact. */
function meeting(index: ModelIndex, from: number, other: Path, { dimensions }: AggregateQuery): Ways | null {
  const paths = dimensions.flatMap(({ expression }) => pathsOf(expression));
  const turn = other.findIndex(({ reversed }) => reversed);
  const up = paths.length === 0 ? other.slice(0, turn) : commonStart(paths);
  const to = endOf(index, from, up);
  const second = endOf(index, from, other);
  if (up.length === 0 || to === null || second === null) return null;
  const back = toOne(index, second, to);
  return back === null || up.some(({ reversed }) => reversed)
    ? null
    : { up, other, to, downs: [turned(up), turned(back)], ends: [from, second] };
}

function reRooted(index: ModelIndex, query: AggregateQuery, ways: Ways): AggregateQuery | null {
  const { up, other, to, downs } = ways;
  const above = (path: Path): Path => path.slice(up.length);
  const parts =
    query.filter === null ? [] : query.filter.kind === "and" ? query.filter.filters : [query.filter];
  const shared = parts.filter((part) => pathsOf(part).every((path) => startsWith(path, up)));
  const apart = parts.filter((part) => !shared.includes(part));
  const filters = downs.map((down, at) => ownFilter(index, apart, { down, end: ways.ends[at] ?? to, ways }));
  if (filters.includes(undefined)) return null;
  const measured = (expression: MeasureExpression): MeasureExpression =>
    eachAggregate(expression, (aggregate) => {
      const sibling = startsWith(aggregate.path, other);
      const filter = filters[sibling ? 1 : 0] ?? null;
      const moved = movedPaths(aggregate, (path) =>
        startsWith(path, other) ? [...downs[1], ...path.slice(other.length)] : [...downs[0], ...path],
      );
      return { ...moved, filter: conjunction([moved.filter, filter].filter((each) => each !== null)) };
    });
  return {
    ...query,
    subject: index.tables[to]?.table.name ?? "",
    dimensions: query.dimensions.map((each) => ({ ...each, expression: movedPaths(each.expression, above) })),
    measures: query.measures.map((each) => ({ ...each, expression: measured(each.expression) })),
    filter: conjunction(shared.map((part) => movedPaths(part, above))),
  };
}

/** Conditions of one fact, seen from where both meet; undefined where a time cannot be told of it. */
function ownFilter(
  index: ModelIndex,
  parts: readonly Filter[],
  { down, end, ways }: { down: Path; end: number; ways: Ways },
): Filter | null | undefined {
  const [from] = ways.ends;
  const led = (path: Path): Path | null => {
    const table = endOf(index, from, path);
    if (path.length === 0 || table === null) return end === from ? path : null;
    return end === from ? path : toOne(index, end, table);
  };
  const held = parts.map((part) => {
    if (pathsOf(part).every((path) => led(path) !== null)) return part;
    return isTimed(index, from, part) ? atTime(index, part, from, end) : null;
  });
  if (held.includes(undefined)) return undefined;
  const own = held.filter((part) => part !== null && part !== undefined);
  return conjunction(own.map((part) => movedPaths(part, (path) => [...down, ...(led(path) ?? [])])));
}

/** Whether a condition is on the time of a table's own rows. */
const isTimed = ({ tables }: ModelIndex, table: number, part: Filter): boolean =>
  tables[table]?.table.timeColumn != null && someField(part, isTimeOf(tables[table].table));

/** A condition on one fact's time, of the other's; undefined where that has none. */
function atTime({ tables }: ModelIndex, part: Filter, from: number, to: number): Filter | undefined {
  const [own, other] = [tables[from]?.table, tables[to]?.table];
  if (own === undefined || other === undefined || other.timeColumn === null) return undefined;
  const { name: table, timeColumn: column } = other;
  return mapFields(part, (field) => (isTimeOf(own)(field) ? { ...field, table, column } : field));
}

const isTimeOf =
  ({ name, timeColumn }: Table) =>
  ({ path, table, column }: Field): boolean =>
    path.length === 0 && table === name && column === timeColumn;

/** "Returns by product" of orders that only share the stores with them: a group that says nothing of the rows. */
function crossesFact(index: ModelIndex, from: number, { expression }: Dimension, adds: boolean): boolean {
  return pathsOf(expression).some((path) => {
    const steps = path.map((_, at) => wayAt(index, endOf(index, from, path.slice(0, at)), path[at]));
    return steps.some((way, at) => {
      const table = index.tables[way?.to ?? -1];
      const down = way?.toOne === false && steps.slice(0, at).some((before) => before?.toOne === true);
      const whole = endOf(index, from, path.slice(0, at));
      const part = !adds && table !== undefined && index.parts.get(table.id) === whole;
      return down && table?.table.type === "fact" && !part && !isBridge(table, index);
    });
  });
}

/** Whether amounts are added up, which would be told of each group that a row has a part in. */
const addsUp = (expression: MeasureExpression): boolean =>
  expression.kind === "arithmetic"
    ? addsUp(expression.left) || addsUp(expression.right)
    : expression.kind === "aggregate" && expression.aggregation === "sum";

function eachAggregate(
  expression: MeasureExpression,
  change: (aggregate: AggregateMeasure) => MeasureExpression,
): MeasureExpression {
  if (expression.kind === "aggregate") return change(expression);
  if (expression.kind !== "arithmetic") return expression;
  const [left, right] = [expression.left, expression.right].map((each) => eachAggregate(each, change));
  return left === undefined || right === undefined ? expression : { ...expression, left, right };
}

function pathsOf(value: unknown): Path[] {
  const found: Path[] = [];
  movedPaths(value, (path) => {
    found.push(path);
    return path;
  });
  return found;
}

const startsWith = (path: Path, start: Path): boolean =>
  start.every(
    (step, at) => path[at]?.relationship === step.relationship && path[at]?.reversed === step.reversed,
  );

const commonStart = ([first = [], ...others]: readonly Path[]): Path => {
  const end = first.findIndex((_, at) => !others.every((path) => startsWith(path, first.slice(0, at + 1))));
  return end < 0 ? first : first.slice(0, end);
};

const turned = (path: Path): Path =>
  path.toReversed().map(({ relationship, reversed }) => ({ relationship, reversed: !reversed }));

const wayAt = (
  { graph }: Pick<ModelIndex, "graph">,
  from: number | null,
  step: Step | undefined,
): Way | undefined =>
  graph.ways[from ?? -1]?.find(
    (way) => way.step.relationship === step?.relationship && way.step.reversed === step.reversed,
  );

const endOf = (index: Pick<ModelIndex, "graph">, from: number, path: Path): number | null =>
  path.reduce<number | null>((table, step) => wayAt(index, table, step)?.to ?? null, from);

function toOne({ graph }: ModelIndex, from: number, to: number): Path | null {
  const [route] = findRoutes(graph, from, to, { count: 1, preferred: new Set() });
  return route?.toOne === true ? route.path : null;
}

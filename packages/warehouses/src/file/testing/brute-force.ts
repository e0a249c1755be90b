import {
  type AggregateMeasure,
  type AggregateQuery,
  aggregatesOf,
  type Filter,
  findTable,
  type ListQuery,
  type Literal,
  type Measure,
  type MeasureExpression,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";
import { finish, type Output } from "./brute-force-results.ts";
import {
  aggregate,
  type Data,
  holds,
  key,
  type Place,
  pathsIn,
  prefixes,
  type Row,
  tableAt,
  tuplesAround,
  value,
  type World,
} from "./brute-force-rows.ts";

/**
 * Answers a query by its definition, without SQL: every joined row is written out, every row of a measure's table is
 * counted once a group. Slow and plain on purpose, and written apart from the planner that it judges.
 */
export function bruteForce(query: SemanticQuery, model: SemanticModel, data: Data): Literal[][] {
  const world: World = { model, data, run: (inner) => bruteForce(inner, model, data) };
  switch (query.kind) {
    case "aggregate":
      return finish(
        world,
        { ...query, keys: query.dimensions.map(({ id }) => id).filter((id) => query.hidden.includes(id)) },
        groupsOf(world, query),
        query.dimensions.length > 0,
      );
    case "list":
      return finish(
        world,
        { ...query, transforms: [], having: null, keys: keyOutputs(world, query) },
        listOf(world, query),
        false,
      );
    case "set":
    case "analysis":
      throw new Error(`no brute force for ${query.kind}`);
  }
}

type Window = { suffix: "" | ":previous"; filter: Filter | null };
const nowhere = { output: () => null, all: () => [] };

function groupsOf(world: World, query: AggregateQuery): Output[] {
  const windows: Window[] =
    query.comparison === null
      ? [{ suffix: "", filter: null }]
      : [
          { suffix: "", filter: inPeriod(query, "current") },
          { suffix: ":previous", filter: inPeriod(query, "previous") },
        ];
  const parts = windows.flatMap((window) =>
    query.measures.flatMap((measure) =>
      aggregatesOf(measure.expression).map((each) => ({
        window,
        each,
        ...collect(world, query, window, each),
      })),
    ),
  );
  const members = new Map(parts.flatMap((part) => [...part.members]));
  if (query.dimensions.length === 0) members.set("[]", []);
  return [...members].map(([group, dimensions]) => {
    const figure = (window: Window, each: AggregateMeasure): Literal => {
      const part = parts.find((one) => one.window === window && one.each === each);
      return aggregate(
        each.operand === null ? "count" : each.aggregation,
        each.quantile,
        part?.values.get(group) ?? [],
      );
    };
    const output: Output = Object.fromEntries(
      query.dimensions.map(({ id }, index) => [id, dimensions[index] ?? null]),
    );
    for (const measure of query.measures) addMeasure(output, measure, windows, figure);
    return output;
  });
}

function addMeasure(
  output: Output,
  { id, expression }: Measure,
  windows: Window[],
  figure: (window: Window, each: AggregateMeasure) => Literal,
): void {
  for (const window of windows)
    output[id + window.suffix] = evaluate(expression, (each) => figure(window, each));
  if (windows.length === 1) return;
  const [now, before] = [output[id] ?? null, output[`${id}:previous`] ?? null];
  const difference = now === null || before === null ? null : Number(now) - Number(before);
  output[`${id}:difference`] = difference;
  output[`${id}:change`] = difference === null || Number(before) === 0 ? null : difference / Number(before);
}

/** Which values each group gives the aggregate, a row of its table once; and the groups' dimension values. */
function collect(
  world: World,
  query: AggregateQuery,
  window: Window,
  each: AggregateMeasure,
): { values: Map<string, Literal[]>; members: Map<string, Literal[]> } {
  const paths = pathsIn([query.dimensions, query.filter, window.filter, each.operand, each.filter]);
  const values = new Map<string, Literal[]>();
  const members = new Map<string, Literal[]>();
  for (const row of world.data.get(tableAt(world, query.subject, each.path)) ?? []) {
    const counted = new Set<string>();
    for (const tuple of tuplesAround(world, query.subject, each.path, row, [[], ...paths])) {
      const place: Place = { tuple, subject: query.subject, ...nowhere };
      const passes = (filter: Filter | null): boolean =>
        filter === null || holds(world, filter, place) === true;
      if (!passes(query.filter) || !passes(window.filter)) continue;
      const dimensions = query.dimensions.map(({ expression }) => value(world, expression, place));
      const group = JSON.stringify(dimensions);
      members.set(group, dimensions);
      if (counted.has(group) || !passes(each.filter)) continue;
      counted.add(group);
      values.set(group, [
        ...(values.get(group) ?? []),
        each.operand === null ? 1 : value(world, each.operand, place),
      ]);
    }
  }
  return { values, members };
}

function evaluate(expression: MeasureExpression, figure: (each: AggregateMeasure) => Literal): Literal {
  if (expression.kind === "aggregate") return figure(expression);
  if (expression.kind === "constant") return expression.value;
  if (expression.kind === "derived") throw new Error("no derived measures here");
  const [left, right] = [evaluate(expression.left, figure), evaluate(expression.right, figure)];
  const apart =
    ["+", "-"].includes(expression.operator) &&
    [expression.left, expression.right].every(
      (each) => each.kind === "aggregate" && each.aggregation === "sum" && each.operand !== null,
    ) &&
    new Set(
      [expression.left, expression.right].map(
        (each) => each.kind === "aggregate" && JSON.stringify(each.path),
      ),
    ).size === 2;
  if ((left === null || right === null) && !apart) return null;
  const [a, b] = [Number(left), Number(right)];
  if (expression.operator === "/") return b === 0 ? null : a / b;
  return expression.operator === "+" ? a + b : expression.operator === "-" ? a - b : a * b;
}

const inPeriod = (query: AggregateQuery, which: "current" | "previous"): Filter | null =>
  query.comparison === null
    ? null
    : {
        kind: "period",
        operand: { kind: "field", field: query.comparison.time },
        period: query.comparison[which],
      };

const keyMark = "key of ";

/** Rows come with their key where it breaks ties: see the planner's lists. */
function keyOutputs({ model }: World, { subject, distinct, limit }: ListQuery): string[] {
  if (distinct || limit?.ties === "keep") return [];
  return (findTable(model, subject)?.primaryKey ?? []).map((name) => `${keyMark}${name}`);
}

function listOf(world: World, query: ListQuery): Output[] {
  const shown = pathsIn(query.columns).flatMap(prefixes);
  const outputs = (world.data.get(query.subject) ?? []).flatMap((row: Row) => {
    const rows = new Map<string, Output>();
    for (const tuple of tuplesAround(world, query.subject, [], row, [...shown, ...pathsIn(query.filter)])) {
      const place: Place = { tuple, subject: query.subject, ...nowhere };
      if (query.filter !== null && holds(world, query.filter, place) !== true) continue;
      const identity = shown.map((path) =>
        (world.data.get(tuple.get(key(path))?.table ?? "") ?? []).indexOf(tuple.get(key(path))?.row ?? {}),
      );
      rows.set(
        JSON.stringify(identity),
        Object.fromEntries([
          ...query.columns.map(({ id, expression }) => [id, value(world, expression, place)]),
          ...keyOutputs(world, query).map((name) => [name, row[name.slice(keyMark.length)] ?? null]),
        ]),
      );
    }
    return [...rows.values()];
  });
  if (!query.distinct) return outputs;
  return [...new Map(outputs.map((output) => [JSON.stringify(Object.values(output)), output])).values()];
}

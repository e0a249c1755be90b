import { aggregateValueOf, type Expression, type Filter, type Path } from "@parlance/contract";
import { findRoutes } from "../../index/graph.ts";
import { totalOfThing } from "../../index/things-told.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnAt, columnOf, routeTo, tableName, valueAt } from "../build-context.ts";
import { limitOf } from "../figures/in-cents.ts";
import { figureOf } from "../figures/measures.ts";
import { fieldOn } from "../groups/field-on.ts";
import { memberShown } from "../ranks/with-members.ts";
import { times } from "../times.ts";

/**
 * "How many customers have revenue over 5000": what the rows below each row of the subject add up to, compared for each row by
 * itself; `rows` tells which of them, by their table. Null where the condition compares no total, or rows of the subject have no single key.
 */
export function totalFilter(
  build: Build,
  subject: number,
  { left, test, total, aggregation }: Condition,
  rows: (table: number) => Filter | null,
): Filter | null {
  if (total !== undefined && left !== null && test.kind === "average")
    return averageTotal(build, subject, left, test);
  const value =
    total === undefined || left === null ? null : totalBelow(build, subject, left, { aggregation, rows });
  if (value === null) return null;
  const limit = limitOf(build, left, test);
  const constant = (of: number): Expression => ({ kind: "constant", value: limit(of), type: null });
  if (test.kind === "between")
    return { kind: "between", operand: value, low: constant(test.low), high: constant(test.high) };
  return test.kind === "compare" && typeof test.value === "number"
    ? { kind: "comparison", operator: test.operator, left: value, right: constant(test.value) }
    : null;
}

/** "More than the average store": the total of each row's own, against all totals over how many have one. */
function averageTotal(
  build: Build,
  subject: number,
  left: Noun,
  { operator, member, factor = 1 }: Extract<Condition["test"], { kind: "average" }>,
): Filter | null {
  const column = member?.kind === "column" ? memberShown(build, member) : null;
  const own = totalBelow(build, subject, left, { shared: column });
  const [pair] = own?.kind === "aggregate-value" ? own.per : [];
  if (own?.kind !== "aggregate-value" || pair === undefined) return null;
  const known: Filter = { kind: "not", filter: { kind: "null", operand: pair.inner } };
  const all = { ...own, filter: known, per: [] };
  const many: Expression = { ...all, aggregation: "count-distinct", operand: pair.inner };
  const right: Expression = { kind: "arithmetic", operator: "/", left: all, right: many };
  return { kind: "comparison", operator, left: own, right: times(factor, right) };
}

/** "Campaigns that spent more than their budget": two figures of each row, what lies below it added up. Null for other conditions. */
export function againstFilter(build: Build, subject: number, { left, test }: Condition): Filter | null {
  if (test.kind !== "against" || left === null) return null;
  const [own, other] = [left, test.other].map(
    (noun, at, both) => ofThing(build, subject, noun, both[1 - at]) ?? ofEach(build, subject, noun),
  );
  return own === undefined || other === undefined || own === null || other === null
    ? null
    : { kind: "comparison", operator: test.operator, left: own, right: times(test.factor ?? 1, other) };
}

/** What all rows of a thing come to in a number, where it is held against one that the thing has once; null elsewhere. */
function ofThing(build: Build, subject: number, noun: Noun, other: Noun | undefined): Expression | null {
  const [entry, bound] = [noun, other].map(
    (each) => build.index.columns[(each === undefined ? null : columnOf(build, each)) ?? -1],
  );
  return entry === undefined || bound === undefined || entry.table !== subject || bound.table !== subject
    ? null
    : totalOfThing(tableName(build, subject), entry, bound);
}

/** A figure of one row: its own, that of the one row it refers to, or the total of those that refer to it; null where there is none. */
export function ofEach(build: Build, subject: number, noun: Noun): Expression | null {
  const column = columnOf(build, noun);
  const table = build.index.columns[column ?? -1]?.table;
  const below = table === undefined || (table !== subject && routeTo(build, subject, table)?.toOne !== true);
  return column === null || below ? totalBelow(build, subject, noun) : valueAt(build, subject, column);
}

/**
 * "At least two kinds of absence", "more than one supplier's country": how many different texts the rows below each row hold; null where
 * rows are told apart by them or the subject has no single key.
 */
export function kindsBelow(
  build: Build,
  subject: number,
  { column, filter }: { column: number; filter: Filter | null },
): Expression | null {
  const { index } = build;
  const entry = index.columns[column];
  const [key, other] = index.tables[subject]?.key ?? [];
  const rows = index.tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  const repeats = (entry?.column.profile?.distinct ?? rows) * 2 <= rows;
  if (entry === undefined || key === undefined || other !== undefined || !repeats) return null;
  const route = findRoutes(index.graph, entry.table, subject, { count: 1, preferred: build.used })[0];
  if (route?.toOne !== true) return null;
  return aggregateValueOf(tableName(build, entry.table), "count-distinct", fieldOn(build, column, []), {
    filter,
    per: [{ inner: fieldOn(build, key, route.path), outer: fieldOn(build, key, []) }],
  });
}

type Below = {
  shared?: number | null;
  aggregation?: Condition["aggregation"];
  rows?: (table: number) => Filter | null;
};

/** What the rows below one row come to, by `aggregation` if it was said, of those that pass `rows`; with `shared` those that hold the same in that column of theirs. */
function totalBelow(
  build: Build,
  subject: number,
  noun: Noun,
  { shared = null, aggregation = null, rows = () => null }: Below = {},
): Expression | null {
  const counted = noun.kind === "table" || columnAt(build, columnOf(build, noun) ?? -1)?.role === "key";
  const figure = figureOf(build, {
    noun,
    aggregation: aggregation ?? (counted ? "count" : "sum"),
    distinct: false,
    joined: false,
  });
  const [key, other] = shared === null ? (build.index.tables[subject]?.key ?? []) : [shared];
  const table = figure?.table ?? subject;
  const route = findRoutes(build.index.graph, table, subject, { count: 1, preferred: new Set() })[0];
  if (figure === null || key === undefined || other !== undefined || route?.toOne !== true) return null;
  const sum = figure.express([]);
  if (sum.kind !== "aggregate") return null;
  const keyed = (path: Path): Expression => ({
    kind: "field",
    field: { path, table: tableName(build, subject), column: columnAt(build, key)?.name ?? "" },
  });
  return aggregateValueOf(tableName(build, table), sum.aggregation, sum.operand, {
    filter: rows(table),
    per: [{ inner: keyed(route.path), outer: keyed([]) }],
  });
}

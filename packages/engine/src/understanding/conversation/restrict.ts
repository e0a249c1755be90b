import {
  type AggregateQuery,
  conjuncts,
  type Expression,
  type Filter,
  fieldOf,
  type ListQuery,
  type Order,
  type Path,
  partKey,
  type SemanticQuery,
  someField,
} from "@parlance/contract";
import { type Build, pathTo, routeTo, tableName } from "../compose/build-context.ts";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { carryExpression, carryFilter } from "./carry-filter.ts";
import { countsRows } from "./counts-rows.ts";
import { equalsTo, mergeFilters } from "./edit-filter.ts";
import type { Manner } from "./manner.ts";
import { rowAtEnd } from "./row-at-end.ts";
import { countOf } from "./shown-members.ts";

/**
 * A question about what was shown before ("what are their ages", "how many of those …", "all except those"): the new
 * query over the rows that the previous one showed; of rows that have many of the old ones ("who is the manager there") those of the members that were shown, whatever else
 * the old ones had to be. Null where no way leads from the new rows to the old ones.
 */
export function restrictTo(
  query: SemanticQuery,
  previous: SemanticQuery,
  build: Build,
  manner: Manner,
): SemanticQuery | null {
  if (query.kind === "set" || query.kind === "analysis" || previous.kind === "set") return null;
  const before = rowAtEnd(previous.kind === "analysis" ? previous.query : previous, build.text);
  const from = build.index.graph.tableIds.get(query.subject);
  const to = build.index.graph.tableIds.get(before.subject);
  if (from === undefined || to === undefined) return null;
  const way = pathTo(build, from, to);
  if (way === null) return null;
  const few = way.toOne || manner.excludes ? [] : membersShown(before, build, to);
  const members = few.length > 0 && there.test(build.text) ? [...few, ...placesOf(before, build)] : few;
  const shown = conjunction(members) ?? rowsShown(before, build, to, manner.excludes);
  const order = query.order.length > 0 ? query.order : sameOrder(query, before);
  if (shown === null) return { ...query, order };
  const carried =
    conjunction(members.map((each) => ofNearest(each, build, from) ?? carryFilter(each, way.path))) ??
    carryFilter(shown, way.path);
  const kept = manner.excludes ? withoutThose(carried, shown, way) : carried;
  const filter = mergeFilters(kept, query.filter, { widens: false });
  return { ...(membersCounted(query, before, build, way.path) ?? query), filter, order };
}

/** None of the rows that were shown: of those that may have many of them, those that have not one. */
const withoutThose = (
  carried: Filter,
  shown: Filter,
  { path, toOne }: { path: Path; toOne: boolean },
): Filter =>
  toOne
    ? { kind: "not", filter: carried }
    : { kind: "related", path, filter: shown, operator: "=", count: 0 };

/** "There" at the end of a question is where the answer before was of. */
const there = /\bthere[?.! ]*$/i;

/** The conditions of an answer on places: "only Leeds". */
function placesOf({ filter }: AggregateQuery | ListQuery, { index }: Pick<Build, "index">): Filter[] {
  const isPlace = (each: Filter): boolean =>
    equalsTo(each) !== null &&
    someField(each, ({ table, column }) => {
      const id = index.graph.tableIds.get(table);
      return index.columns.some(
        (entry) => entry.table === id && entry.column.name === column && entry.column.role === "geo",
      );
    });
  return conjuncts(filter).filter(isPlace);
}

/** "How many are they?" after groups that are no rows of their own: so many different ones, and not so many rows. Null elsewhere. */
function membersCounted(
  query: AggregateQuery | ListQuery,
  before: AggregateQuery | ListQuery,
  build: Build,
  path: Path,
): AggregateQuery | null {
  const [group] = before.kind === "aggregate" ? before.dimensions : [];
  if (group?.expression.kind !== "field" || group.expression.field.path.length > 0 || path.length > 0)
    return null;
  if (query.kind !== "aggregate" || !countsRows(query) || !ofThem.test(build.text)) return null;
  const [measure] = query.measures;
  const entry = build.index.tables[build.index.graph.tableIds.get(before.subject) ?? -1];
  const { column } = group.expression.field;
  if (measure === undefined || entry?.table.primaryKey.includes(column) === true) return null;
  return { ...query, measures: [{ ...countOf(group), id: measure.id }] };
}

const ofThem = /^(?:and |so |but )*how many (?:are (?:they|those|these|there)|of (?:them|those|these))\b/i;

/** "The manager there" after the store that sold most: of the store that staff belong to, not of one that took an order of theirs. Null where each belongs to none or several. */
function ofNearest(filter: Filter, build: Build, from: number): Filter | null {
  if (filter.kind !== "member" || filter.operand.kind !== "field") return null;
  const { table, column } = filter.operand.field;
  const to = build.index.graph.tableIds.get(table);
  const way = to === undefined ? null : routeTo(build, from, to);
  if (way === null || !way.toOne) return null;
  return { ...filter, operand: { kind: "field", field: { path: way.path, table, column } } };
}

/** Rows of the same table stay in the order that they were shown in. */
function sameOrder(query: AggregateQuery | ListQuery, before: AggregateQuery | ListQuery): Order[] {
  const plain = before.order.every(({ by }) => by.kind !== "output");
  const alike = query.kind === "list" && before.kind === "list" && query.subject === before.subject;
  return alike && plain && before.limit === null ? before.order : query.order;
}

/** Which rows of its subject a query showed; null for all of them. */
export function rowsShown(
  query: AggregateQuery | ListQuery,
  build: Pick<Build, "index">,
  subject: number,
  whole: boolean,
): Filter | null {
  const cut = query.limit !== null || (query.kind === "aggregate" && query.having !== null);
  if (!cut && !(whole && conjuncts(query.filter).length > 0)) return query.filter;
  return query.kind === "list" ? listed(query, build, subject) : grouped(query);
}

/** Which members or rows an answer showed that was cut to some, as those of the top 5, beside the conditions that it had; none where it was not cut. */
export function membersShown(
  previous: AggregateQuery | ListQuery,
  build: Pick<Build, "index">,
  subject: number,
): Filter[] {
  const known = new Set(conjuncts(previous.filter).map((each) => partKey(each)));
  const shown = previous.limit === null ? null : rowsShown(previous, build, subject, false);
  return conjuncts(shown).filter((each) => !known.has(partKey(each)));
}

/** A query of the members alone that an answer showed which was cut to some; as it stands where that was not cut. */
export function amongMembers<Query extends AggregateQuery | ListQuery>(
  query: Query,
  previous: AggregateQuery | ListQuery,
  build: Pick<Build, "index">,
  subject: number,
): Query {
  const shown = membersShown(previous, build, subject);
  return shown.length === 0
    ? query
    : { ...query, filter: conjunction([...conjuncts(query.filter), ...shown]), limit: null };
}

function listed(query: ListQuery, build: Pick<Build, "index">, subject: number): Filter | null {
  const key = build.index.tables[subject]?.key ?? [];
  const column = key.length === 1 ? build.index.columns[key[0] ?? -1]?.column.name : undefined;
  const operand: Expression | undefined =
    column === undefined ? query.columns[0]?.expression : fieldOf(tableName(build, subject), column);
  if (operand === undefined) return query.filter;
  const inner: ListQuery = {
    ...query,
    columns: [{ id: "key", label: column ?? "key", expression: operand }],
    distinct: false,
    hidden: [],
    chart: null,
  };
  const known = new Set(query.order.flatMap(({ by }) => (by.kind === "output" ? [by.id] : [])));
  const orders = query.order.map((order) => {
    const { by } = order;
    const column = by.kind === "output" ? query.columns.find(({ id }) => id === by.id) : undefined;
    return column === undefined ? order : { ...order, by: column.expression };
  });
  return { kind: "member", operand, query: known.size === 0 ? inner : { ...inner, order: orders } };
}

function grouped(query: AggregateQuery): Filter | null {
  const key = query.dimensions.find(({ id }) => query.hidden.includes(id)) ?? query.dimensions[0];
  if (key === undefined) return query.filter;
  const others = query.dimensions.filter(({ id }) => id !== key.id).map(({ id }) => id);
  const kept = new Set([key.id, ...others]);
  const inner: AggregateQuery = {
    ...query,
    dimensions: [key, ...query.dimensions.filter(({ id }) => id !== key.id)],
    hidden: [
      ...others,
      ...query.hidden.filter((id) => !kept.has(id)),
      ...query.measures.map(({ id }) => id),
    ].filter((id, at, all) => all.indexOf(id) === at && id !== key.id),
    transforms: [],
    chart: null,
  };
  const member: Filter = { kind: "member", operand: carryExpression(key.expression, []), query: inner };
  return query.filter === null ? member : { kind: "and", filters: [...conjuncts(query.filter), member] };
}

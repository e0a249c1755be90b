import { findRoutes } from "../index/graph.ts";
import type { Noun } from "../parse/item.ts";
import { type Build, columnOf, routeTo } from "./build-context.ts";
import { hintColumn, hintTables } from "./groups/hint-column.ts";

/**
 * The table whose rows a list holds: one from which all shown columns are reached, each row once where that is possible.
 * Rows that the question names ("the ages of gymnasts" where people have the age) or orders by ("members by their rank in
 * rounds") are the ones listed, where each has one row of what is shown.
 */
export function listSubject(build: Build, entity: number, columns: readonly number[]): number {
  const tables = [...new Set(columns.flatMap((id) => build.index.columns[id]?.table ?? []))];
  const base = tables.length === 1 ? (tables[0] ?? entity) : reachingAll(build, entity, tables);
  let subject = base;
  for (const table of [...ownerTables(build), ...orderTables(build, entity)]) {
    if (refersTo(build, subject, table)) continue;
    const between = routeTo(build, subject, table)?.tables ?? [];
    const wanted = [table, subject, ...tables];
    const lower = [table, ...between].find((from) => wanted.every((to) => refersTo(build, from, to)));
    subject = lower ?? subject;
  }
  return subject;
}

/** Where each row has one row of all others both ways, the table that refers to them has the rows: not each visit has a complaint. */
function reachingAll(build: Build, entity: number, tables: readonly number[]): number {
  const { index } = build;
  const refers = (from: number): boolean => tables.every((to) => from === to || refersTo(build, from, to));
  const reach = (from: number): boolean =>
    tables.every(
      (to) => from === to || (index.graph.ways[from] ?? []).some((way) => way.to === to && way.toOne),
    );
  const far = (from: number): boolean =>
    tables.every(
      (to) => findRoutes(index.graph, from, to, { count: 1, preferred: new Set() })[0]?.toOne === true,
    );
  return (
    tables.find(refers) ??
    tables.find(reach) ??
    tables.find(far) ??
    (tables.includes(entity) ? entity : (tables[0] ?? entity))
  );
}

/** Whether every row of one table names one row of the other, not the other way round. */
const refersTo = ({ index }: Build, from: number, to: number): boolean => {
  const route = findRoutes(index.graph, from, to, { count: 1, preferred: new Set() })[0];
  return route?.toOne === true && route.path.every(({ reversed }) => !reversed);
};

/** "the names of entrepreneurs", "which entrepreneurs": tables whose rows are asked for or said to have what is shown. */
function ownerTables({ frame }: Build): number[] {
  const asked = frame.targets.slice(0, 1).map(({ noun }) => noun);
  return [...asked, ...frame.owners].flatMap((noun) => (noun.kind === "table" ? [noun.table] : []));
}

/** Tables of the columns that the list is ordered by. */
function orderTables(build: Build, entity: number): number[] {
  const { frame, index } = build;
  const columnTable = (column: number | null): number[] =>
    column === null ? [] : [index.columns[column]?.table ?? -1];
  const nounTable = (noun: Noun | null): number[] =>
    noun?.kind === "column" ? columnTable(columnOf(build, noun)) : [];
  const extremes = frame.extremes.flatMap(({ by, hints, of }) => {
    if (by !== null) return nounTable(by);
    const hinted = hintColumn(build, hintTables(build, entity, of), hints);
    return columnTable(hinted?.column ?? null);
  });
  return [...extremes, ...frame.orders.flatMap(({ noun }) => nounTable(noun))];
}

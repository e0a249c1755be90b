import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { deedTable } from "../idioms/states/deed-table.ts";

/**
 * The rows that record a deed of which some of a table's rows are the state ("rented" of items with rentals): each is of one of these, and of one of
 * those who do it. Null where none are.
 */
export function deedRecorded(done: string, table: number, index: ModelIndex): TableEntry | null {
  const subject = index.tables[table];
  const facts = subject === undefined ? null : deedTable(done, subject, index);
  return facts !== null && facts.id !== table && refersTo(facts, table, index) ? facts : null;
}

/** Whether each row of a table is of one row of another. */
export const refersTo = ({ id }: Pick<TableEntry, "id">, to: number, { graph }: ModelIndex): boolean =>
  (graph.ways[id] ?? []).some((way) => way.toOne && way.to === to);

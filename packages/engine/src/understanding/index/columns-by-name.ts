import type { ColumnEntry, TableEntry } from "./entries.ts";

/** Columns by their names in full, as matches name them ("orders.freight"). */
export type ColumnsByName = ReadonlyMap<string, ColumnEntry>;

/** The columns of a model by their names in full; of two of one name the first. */
export function columnsByName(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): ColumnsByName {
  const found = new Map<string, ColumnEntry>();
  for (const entry of columns) {
    const name = `${tables[entry.table]?.table.name}.${entry.column.name}`;
    if (!found.has(name)) found.set(name, entry);
  }
  return found;
}

import type { ListedTablesResponse } from "@parlance/contract";

/** A table that can be chosen. */
export type ListedTable = ListedTablesResponse["tables"][number];

/** The tables of one namespace of a database. */
export type Dataset = { name: string; isDefault: boolean; tables: ListedTable[] };

/** What identifies a listed table. */
export const tableKey = ({ schema, name }: { schema: string; name: string }): string =>
  JSON.stringify([schema, name]);

/** The listed tables by namespace: the default one first, then by name. Those that cannot be read are among them. */
export function datasetsOf({ tables, defaultSchema }: ListedTablesResponse): Dataset[] {
  const bySchema = Map.groupBy(tables, ({ schema }) => schema);
  return [...bySchema]
    .map(([name, own]) => ({ name, isDefault: name === defaultSchema, tables: own }))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name));
}

/** Whether all, some or none of a dataset's readable tables are chosen. */
export function chosenPart({ tables }: Dataset, chosen: ReadonlySet<string>): "all" | "some" | "none" {
  const readable = tables.filter((table) => table.readable);
  const count = readable.filter((table) => chosen.has(tableKey(table))).length;
  if (count === 0) return "none";
  return count === readable.length ? "all" : "some";
}

/** The choice with some tables put in or taken out; what cannot be read is never in it. */
export function withTables(
  chosen: ReadonlySet<string>,
  tables: ListedTable[],
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const table of tables)
    if (isIn && table.readable) next.add(tableKey(table));
    else next.delete(tableKey(table));
  return next;
}

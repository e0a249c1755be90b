import type { Field } from "@parlance/contract";
import type { ColumnsByName } from "./columns-by-name.ts";
import type { ColumnEntry } from "./entries.ts";

/** The entry of the column that a field of a query names. */
export const entryOf = (
  { table, column }: Pick<Field, "table" | "column">,
  { byName }: { byName: ColumnsByName },
): ColumnEntry | undefined => byName.get(`${table}.${column}`);

import type { Field } from "@parlance/contract";
import type { ColumnEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** The entry of the column that a field of a query names. */
export const entryOf = (
  { table, column }: Pick<Field, "table" | "column">,
  { columns, tables }: Pick<ModelIndex, "columns" | "tables">,
): ColumnEntry | undefined =>
  columns.find((entry) => entry.column.name === column && tables[entry.table]?.table.name === table);

import type { ColumnEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** A column's label, with its table's before it where another column is called the same ("quantity" of lines and of stocks). */
export function labelAmongTables(
  { id, column, table }: ColumnEntry,
  { columns, tables }: Pick<ModelIndex, "columns" | "tables">,
): string {
  const shared = columns.some((other) => other.id !== id && other.column.label === column.label);
  return shared ? `${tables[table]?.table.label ?? ""} ${column.label}` : column.label;
}

import type { ModelIndex } from "./model-index.ts";

/** Whether a column is a number that tells things apart which many rows of its table belong to: the "customer ID" of order lines. */
export function isSharedKey(
  id: number,
  { columns, tables }: Pick<ModelIndex, "columns" | "tables">,
): boolean {
  const entry = columns[id];
  return entry?.column.role === "key" && entry.words.length === 2 && isShared(id, { columns, tables });
}

/** Whether many rows of a table have the same value of a column. */
export function isShared(id: number, { columns, tables }: Pick<ModelIndex, "columns" | "tables">): boolean {
  const entry = columns[id];
  const rows = tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  return (entry?.column.profile?.distinct ?? rows) < rows;
}

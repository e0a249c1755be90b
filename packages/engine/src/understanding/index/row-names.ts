import type { ColumnEntry, TableEntry } from "./entries.ts";

/**
 * What tells the rows of a single table apart for people: where that is a column of texts that are numbers or dates ("Rank",
 * "Date"), the first one of words that differ from row to row instead. Null where there is no better one.
 */
export function rowNames(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): number | null {
  const [only, other] = tables;
  const [naming, second] = only?.naming ?? [];
  if (only === undefined || other !== undefined || naming === undefined || second !== undefined) return null;
  if (columns[naming]?.form === null) return null;
  const named = columns.find(
    ({ column, form }) =>
      column.physicalType === "string" &&
      form === null &&
      column.role !== "text" &&
      (column.profile?.distinct ?? 0) >= Math.max(2, 0.9 * only.table.rowCount),
  );
  return named?.id ?? null;
}

import type { ColumnEntry, TableEntry } from "./entries.ts";

/**
 * What tells the rows of a single table apart for people: where that is a column of texts that are numbers or dates ("Rank",
 * "Date"), the first one of words that differ from row to row instead; where it is nothing but a running number and each row has a day of its own, the
 * day. Null where there is no better one.
 */
export function rowNames(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): number | null {
  const [only, other] = tables;
  const [naming, second] = only?.naming ?? [];
  if (only === undefined || other !== undefined || second !== undefined) return null;
  const differs = ({ column }: ColumnEntry, share: number): boolean =>
    (column.profile?.distinct ?? 0) >= Math.max(2, share * only.table.rowCount);
  if (naming === undefined) {
    const day = columns.find(({ column }) => column.name === only.table.timeColumn);
    return day?.column.physicalType === "date" && differs(day, 1) ? day.id : null;
  }
  if (columns[naming]?.form === null) return null;
  const named = columns.find(
    (entry) =>
      entry.column.physicalType === "string" &&
      entry.form === null &&
      entry.column.role !== "text" &&
      differs(entry, 0.9),
  );
  return named?.id ?? null;
}

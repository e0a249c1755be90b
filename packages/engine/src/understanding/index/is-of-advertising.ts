import type { ColumnEntry, TableEntry } from "./entries.ts";

/** Words of data that is kept of advertising alone. */
const kept: ReadonlySet<string> = new Set(["ad", "advertising", "campaign", "impression", "click"]);

/** Whether a table tells of advertising, by its name or that of a column: what is spent there is ours. */
export function isOfAdvertising(
  table: number | undefined,
  { tables, columns }: { tables: readonly TableEntry[]; columns: readonly ColumnEntry[] },
): boolean {
  const entry = tables[table ?? -1];
  return (
    entry !== undefined &&
    [entry.words, ...entry.columns.map((id) => columns[id]?.words ?? [])].some((words) =>
      words.some((word) => kept.has(word)),
    )
  );
}

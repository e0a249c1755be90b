import type { ColumnEntry, TableEntry } from "./entries.ts";
import { isCountOfRows } from "./things-counted.ts";

/**
 * The number in each row of what the rows are called after ("downloads" or "download count" of weekly downloads): how many there were, and not the
 * rows; null where none is.
 */
export function tallyOfRows(table: TableEntry, columns: readonly ColumnEntry[]): ColumnEntry | null {
  const { words, columns: own } = table;
  const thing = words.at(-1) ?? "";
  if (words.length < 2) return null;
  const named = own
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, foreign }) => !foreign && column.role === "measure" && column.additivity === "additive",
    );
  return (
    named.find(({ words: called }) => called.length === 1 && called[0] === thing) ??
    named.find((entry) => isCountOfRows(entry, table)) ??
    null
  );
}

/** "Weekly downloads" that hold the number of downloads: what is said by that name is this number by week, and no rows. */
export const isToldByRhythm = (entry: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  rhythms.has(entry.words[0] ?? "") && tallyOfRows(entry, columns) !== null;

/** How often something is told, as the names of tables begin with it. */
export const rhythms: ReadonlySet<string> = new Set(
  "hourly daily weekly monthly quarterly yearly annual".split(" "),
);

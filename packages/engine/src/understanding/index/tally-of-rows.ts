import type { ColumnEntry, TableEntry } from "./entries.ts";

/** The number in each row of what the rows are called after ("downloads" of weekly downloads): how many there were, and not the rows; null where none is. */
export const tallyOfRows = (
  { words, columns: own }: TableEntry,
  columns: readonly ColumnEntry[],
): ColumnEntry | null =>
  own
    .flatMap((id) => columns[id] ?? [])
    .find(
      ({ column, foreign, words: called }) =>
        !foreign &&
        column.role === "measure" &&
        column.additivity === "additive" &&
        called.length === 1 &&
        called[0] === words.at(-1) &&
        words.length > 1,
    ) ?? null;

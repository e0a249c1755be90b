import type { ColumnEntry } from "./entries.ts";

/** What visits were wanted to come to, as tools call it. */
const goals: ReadonlySet<string> = new Set(["key event", "goal completion"]);

/** "Conversions" where a number of visits' goals is called otherwise ("Key events"). */
export const goalNames = (columns: readonly ColumnEntry[]): { column: number; phrases: string[][] }[] =>
  columns.flatMap(({ id, column, words }) =>
    column.role === "measure" && column.additivity === "additive" && goals.has(words.join(" "))
      ? [{ column: id, phrases: [["conversion"], ["total", "conversion"]] }]
      : [],
  );

import { type ColumnEntry, isNumeric } from "./entries.ts";

const ranks: ReadonlySet<string> = new Set(
  "rank ranking place placing position pos finish standing seed seeding".split(" "),
);

/** Whether a column numbers rows from the best one on: 1 is the highest rank of all. */
export const isRank = (entry: ColumnEntry | undefined): boolean =>
  entry !== undefined && !entry.foreign && isNumeric(entry.column) && ranks.has(entry.words.at(-1) ?? "");

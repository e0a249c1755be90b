import type { ColumnEntry } from "./entries.ts";

const scores: ReadonlySet<string> = new Set(["rating", "score", "grade", "mark"]);

/** Whether a column is what each row was rated at: several "ratings" are how many rows have one, and nothing that adds up. */
export const isScore = (entry: ColumnEntry | undefined): boolean =>
  entry !== undefined &&
  !entry.foreign &&
  entry.column.role === "measure" &&
  entry.column.additivity === "non-additive" &&
  scores.has(entry.words.at(-1) ?? "");

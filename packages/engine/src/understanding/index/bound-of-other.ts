import type { ColumnEntry } from "./entries.ts";

const bounds: ReadonlySet<string> = new Set("min minimum max maximum".split(" "));

/** Whether a column only bounds what another tells: the "min salary" of a grade, where the "annual salary" that somebody gets is told as well. */
export const isBoundOfOther = ({ words }: ColumnEntry, columns: readonly ColumnEntry[]): boolean =>
  bounds.has(words[0] ?? "") &&
  columns.some(
    ({ words: other, column }) =>
      column.role === "measure" && other.at(-1) === words.at(-1) && !bounds.has(other[0] ?? ""),
  );

import type { ColumnEntry } from "./entries.ts";

const bounds: ReadonlySet<string> = new Set("min minimum max maximum".split(" "));
/** What stands behind what is told and says no more than that it is a number. */
const amounts: ReadonlySet<string> = new Set("amount value amt total".split(" "));

/** Whether a column only bounds what another tells: the "min salary" of a grade, where the "annual salary" that somebody gets is told as well. */
export function isBoundOfOther(entry: ColumnEntry, columns: readonly ColumnEntry[]): boolean {
  const bound = entry.core.findIndex((word) => bounds.has(word));
  if (bound < 0) return false;
  const told = headOf(entry.core.filter((word) => !bounds.has(word)));
  return columns.some(
    ({ words, column, table }) =>
      column.role === "measure" &&
      headOf(words) === told &&
      !words.some((word) => bounds.has(word)) &&
      (bound === 0 || table !== entry.table),
  );
}

/** The end that a word says; null where it says none. */
export const boundSaid = (word: string): "min" | "max" | null =>
  !bounds.has(word) ? null : word.startsWith("min") ? "min" : "max";

/** Whether a column is called after one of its ends in words that are not among those used. */
export const leavesBound = ({ words }: ColumnEntry, used: ReadonlySet<string>): boolean =>
  !words.some((word) => bounds.has(word) && used.has(word));

/** The last word that says what a number tells. */
const headOf = (words: readonly string[]): string | undefined =>
  words.findLast((word, at) => at === 0 || !amounts.has(word));

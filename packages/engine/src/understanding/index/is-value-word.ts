import type { ValueIndex } from "./value-index.ts";

/** Whether a word is a value of the data, or one of the words of a value. */
export const isValueWord = (
  { values }: { values: Pick<ValueIndex, "byWord" | "byKey"> },
  word: string,
): boolean => values.byWord.has(word) || values.byKey.has(word);

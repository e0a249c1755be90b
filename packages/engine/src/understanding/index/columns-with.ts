import type { ColumnEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

type Index = Pick<ModelIndex, "columns" | "words">;

/** The columns whose names have one of some words, in their order. */
export function columnsWith(words: readonly string[], { columns, words: inverted }: Index): ColumnEntry[] {
  const ids = new Set(words.flatMap((word) => inverted.columnsByWord.get(word) ?? []));
  return [...ids]
    .sort((one, other) => one - other)
    .flatMap((id) => columns[id] ?? [])
    .filter((entry) => entry.words.some((word) => words.includes(word)));
}

/** The columns whose names have a word of a kind, in their order. */
export const columnsWithLike = (is: (word: string) => boolean, index: Index): ColumnEntry[] =>
  columnsWith(index.words.vocabulary.filter(is), index);

import type { ModelIndex } from "./model-index.ts";

/** Whether the data calls anything by one of these forms of a word: a table or a column in part, or a value as a whole. */
export const isWordOf = (
  { words, values }: Pick<ModelIndex, "words" | "values">,
  ...forms: readonly string[]
): boolean =>
  forms.some(
    (form) => words.columnsByWord.has(form) || words.tablesByWord.has(form) || values.byKey.has(form),
  );

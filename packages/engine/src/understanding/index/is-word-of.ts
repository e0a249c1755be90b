import { type ColumnEntry, isNumeric } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** The columns that are called so, by any form of their names, the words of which are put together in their dictionary forms. */
export const columnsCalled = (
  { words, columns }: Pick<ModelIndex, "words" | "columns">,
  name: string,
): ColumnEntry[] =>
  (words.phrases.get(name) ?? []).flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []));

/** The columns of whose names, labels or synonyms a word is one. */
export const columnsOfWord = (
  word: string,
  { words, columns }: Pick<ModelIndex, "words" | "columns">,
): ColumnEntry[] => (words.columnsByWord.get(word) ?? []).flatMap((id) => columns[id] ?? []);

/** Whether figures are called by a word, among others. */
export const isFigureWord = (word: string, index: Pick<ModelIndex, "words" | "columns">): boolean =>
  columnsOfWord(word, index).some(({ column }) => column.role === "measure" && isNumeric(column));

/** Whether a column is called so and nothing more, its words in their dictionary forms put together. */
export const isColumnName = ({ words }: Pick<ModelIndex, "words">, name: string): boolean =>
  words.phrases.get(name)?.some(({ kind, form }) => kind === "column" && form === "whole") === true;

/** Whether the data calls anything by one of these forms of a word: a table or a column in part, or a value as a whole. */
export const isWordOf = (
  { words, values }: Pick<ModelIndex, "words" | "values">,
  ...forms: readonly string[]
): boolean =>
  forms.some(
    (form) => words.columnsByWord.has(form) || words.tablesByWord.has(form) || values.byKey.has(form),
  );

import { type SemanticQuery, speaksOf } from "@parlance/contract";
import { columnsOfWord, isFigureWord } from "../index/is-word-of.ts";
import type { ModelIndex } from "../index/model-index.ts";

/** Whether figures are called by a word, and a query speaks of no column that is. */
export const isFigureUnread = (word: string, query: SemanticQuery, index: ModelIndex): boolean =>
  isFigureWord(word, index) && !columnsOfWord(word, index).some(({ column }) => speaksOf(query, column.name));

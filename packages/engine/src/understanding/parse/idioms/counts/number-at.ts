import type { GlossaryTerm } from "@parlance/contract";
import { isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import type { Token } from "../../../text/tokenize.ts";

/** How many words name a measure of rows: all of its name, or the last word of names that only measures have ("balance"). */
export function numberAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const { phrases, columnsByWord, tablesByWord } = index.words;
  for (const size of [3, 2, 1]) {
    const key = tokens.slice(Math.max(0, at), at + size).map(({ lemma }) => lemma);
    const named = phrases.get(key.join("")) ?? [];
    if (key.length === size && named.some(({ kind, id }) => kind === "column" && isMeasure(id, index)))
      return size;
  }
  const word = tokens[at]?.lemma ?? "";
  const holding = columnsByWord.get(word) ?? [];
  const only = holding.every((id) => isMeasure(id, index) && index.columns[id]?.words.at(-1) === word);
  return holding.length > 0 && only && !tablesByWord.has(word) ? 1 : 0;
}

/** How many words name a figure that things are ranked by: a measure, money of sales, or what the business works out ("profit" of revenue and cost). */
export function figureAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const word = tokens[at]?.text ?? "";
  const isTerm = ({ term, synonyms }: GlossaryTerm): boolean => term === word || synonyms.includes(word);
  const known = revenueWords.has(word) || (word !== "" && index.business.some(isTerm));
  return Math.max(numberAt(tokens, at, index), known ? 1 : 0);
}

function isMeasure(id: number, { columns }: ModelIndex): boolean {
  const column = columns[id]?.column;
  return column !== undefined && isNumeric(column) && column.role === "measure";
}

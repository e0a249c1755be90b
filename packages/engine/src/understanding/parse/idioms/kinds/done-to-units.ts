import { isNumeric } from "../../../index/entries.ts";
import { columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { nameWords } from "../../../index/names.ts";
import { deedsAlike } from "../../../lexicon/deeds-alike.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** "Seats bought" of seats that are purchased or used, "hours reserved" of booked ones: the deed in the word that the number's name has for it. */
export function doneToUnits(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, token] = [tokens[at - 1], tokens[at]];
  if (noun?.kind !== "word" || token?.kind !== "word") return null;
  const alike = deedsAlike(token.text);
  if (alike.length === 0 || [token.text, token.lemma].some((word) => index.words.columnsByWord.has(word)))
    return null;
  const names = columnsOfWord(noun.lemma, index)
    .filter(({ column }) => isNumeric(column) && column.role !== "key")
    .map(({ column }) => nameWords(column.name));
  const word = alike.find((each) => names.some((name) => name.length > 1 && name.includes(each)));
  return word === undefined ? null : { words: word, tokens: 1 };
}

import type { ModelIndex } from "../../index/model-index.ts";
import { expandedWords } from "../../index/names.ts";
import { isCommon } from "../../lexicon/common-words.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { everydayWords, lightWords, stopWords } from "../../lexicon/stop-words.ts";
import { synonymsOf } from "../../lexicon/synonyms.ts";
import { isUnit } from "../../lexicon/units.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { spokenKeys } from "../spoken-keys.ts";

/** Letters that a clipped name has, and those that it has lost, at least. */
const [fewest, lost] = [3, 3];
const longest = 5;

/**
 * "subs", "cat", "avg amt": names of the data cut short, where the data knows no such word, has no value that is called so in full ("GP") and the cut fits one name. A point
 * before a word (".org") is no token and shows as a wider gap.
 */
export function clippedName(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== "word" || token.text.length > longest || /\d/.test(token.text) || isWord(token, index))
    return null;
  if (spokenKeys([token]).some((key) => index.values.byKey.has(key))) return null;
  if (before !== undefined && token.start - before.end > 1) return null;
  const spelt = [token.text, token.lemma]
    .map((word) => expandedWords([word]).join(" "))
    .find((words) => words !== token.lemma && words.split(" ").every((word) => isSaid(word, index)));
  const word = spelt ?? cutFrom(token.lemma, index);
  if (word === null) return null;
  return { words: token.text.endsWith("s") ? `${word}s` : word, tokens: 1 };
}

/** What the data calls so, or what people call some of it ("rev" is revenue before it is reviews). */
const isSaid = (word: string, index: ModelIndex): boolean =>
  isName(word, index) || synonymsOf(word).length > 0;

const isName = (word: string, { words }: ModelIndex): boolean =>
  words.tablesByWord.has(word) || words.columnsByWord.has(word);

/** Whether something else is said by a word. */
function isWord({ text, lemma }: Token, index: ModelIndex): boolean {
  const { byWord, byKey } = index.values;
  return [text, lemma].some(
    (form) =>
      isName(form, index) ||
      index.words.phrases.has(form) ||
      byWord.has(form) ||
      byKey.has(form) ||
      cuesOf(form).length > 0 ||
      stopWords.has(form) ||
      lightWords.has(form) ||
      everydayWords.has(form) ||
      isUnit(form) ||
      isCommon(form) ||
      synonymsOf(form).length > 0,
  );
}

/** The only word of the data's names that begins so, a table's before a column's; three letters are cut from a table's alone. */
function cutFrom(clip: string, { words }: ModelIndex): string | null {
  if (clip.length < fewest || /[aeiouy]$/.test(clip)) return null;
  const found = words.vocabulary.filter((word) => word.length >= clip.length + lost && word.startsWith(clip));
  const tables = found.filter((word) => words.tablesByWord.has(word));
  const [only, other] = tables.length > 0 || clip.length === fewest ? tables : found;
  return only === undefined || other !== undefined ? null : only;
}

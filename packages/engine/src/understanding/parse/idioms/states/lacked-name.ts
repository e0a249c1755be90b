import { columnsWith } from "../../../index/columns-with.ts";
import type { ColumnEntry } from "../../../index/entries.ts";
import { columnsCalled, columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { mayLack } from "../../../index/recorded-terms.ts";
import { synonymsOf } from "../../../lexicon/synonyms.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";

/** What may stand before the name of what is told of rows, or of none of them. */
export const articles: ReadonlySet<string> = new Set("the a an any its their".split(" "));
const longestName = 4;

/** A column that some rows lack, and where the words end that name it. */
export type LackedName = { entry: ColumnEntry; end: number };

/** The column that words name, behind articles, which some rows lack; "why" is that of the only reason. */
export function lackedName(tokens: readonly Token[], from: number, index: ModelIndex): LackedName | null {
  let start = from;
  while (articles.has(textAt(tokens, start))) start += 1;
  const { words } = index;
  const opening = tokens[start];
  if (opening?.kind !== "word") return null;
  if (["why", "reason"].includes(opening.text)) {
    const [only, other] = columnsWith(["reason"], index).filter(mayLack);
    if (only !== undefined && other === undefined) return { entry: only, end: start + 1 };
  }
  if (!words.columnsByWord.has(opening.lemma) && synonymsOf(opening.lemma).length === 0) return null;
  for (let size = longestName; size > 0; size -= 1) {
    const span = tokens.slice(start, start + size);
    if (span.length < size || span.some(({ kind }) => kind !== "word")) continue;
    const lemmas = span.map(({ lemma }) => lemma);
    const last = lemmas.at(-1) ?? "";
    const alike = synonymsOf(last).map((word) => [...lemmas.slice(0, -1), word].join(""));
    for (const keys of [[lemmas.join("")], alike]) {
      const [entry, other] = new Set(keys.flatMap((key) => columnsCalled(index, key)).filter(mayLack));
      if (entry !== undefined && other === undefined) return { entry, end: start + size };
      if (keys.some((key) => words.phrases.has(key))) break;
    }
  }
  return headAt(tokens, start, index);
}

/** "By payment method, … where a method is recorded": the last word of a name that was said in full before. */
function headAt(tokens: readonly Token[], at: number, index: ModelIndex): LackedName | null {
  const head = tokens[at];
  if (head?.kind !== "word") return null;
  const before = tokens.slice(0, at).map(({ lemma }) => lemma);
  const [only, other] = columnsOfWord(head.lemma, index).filter(
    (entry) =>
      entry.words.length > 1 &&
      entry.words.at(-1) === head.lemma &&
      mayLack(entry) &&
      before.some((_, place) => isSaidIn(before, place, entry.core.length > 1 ? entry.core : entry.words)),
  );
  return only === undefined || other !== undefined ? null : { entry: only, end: at + 1 };
}

const isSaidIn = (before: readonly string[], at: number, words: readonly string[]): boolean =>
  words.every((word, offset) => before[at + offset] === word);

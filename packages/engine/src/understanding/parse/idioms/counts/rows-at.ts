import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";

/** How many tokens name a table there, by the whole of its name, the longest first, or its last word; 0 where none do. */
export function rowsAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  for (let size = longestCalled; size > 1; size -= 1) {
    const said = at < 0 ? [] : tokens.slice(at, at + size);
    const key = said.map(({ lemma }) => lemma).join("");
    if (said.length === size && index.words.phrases.get(key)?.some(({ kind }) => kind === "table") === true)
      return size;
  }
  const table = at >= 0 ? tableNamed(tokens[at], index) : null;
  return table !== null && index.tables.length > 1 ? 1 : 0;
}

/** So many words a table is called by at most. */
const longestCalled = 4;

/** Words that may tell rows more exactly before what they are called ("overdue cargo spill incidents"). */
export const longestName = 3;

/** Where the first name of a table ends from `from` on; null where a word before it is no part of it. */
export function namedFrom(tokens: readonly Token[], from: number, index: ModelIndex): number | null {
  for (let at = from; at <= from + longestName; at += 1) {
    const size = rowsAt(tokens, at, index);
    if (size > 0) return at + size;
    const token = tokens[at];
    if (token?.kind !== "word" || cuesOf(token.text).length > 0) return null;
  }
  return null;
}

import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";

/** How many tokens name a table there, by the whole of its name or its last word; 0 where none do. */
export function rowsAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const key = `${tokens[at]?.lemma ?? ""}${tokens[at + 1]?.lemma ?? ""}`;
  if (
    tokens[at + 1] !== undefined &&
    index.words.phrases.get(key)?.some(({ kind }) => kind === "table") === true
  )
    return 2;
  const table = at >= 0 ? tableNamed(tokens[at], index) : null;
  return table !== null && index.tables.length > 1 ? 1 : 0;
}

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

import { cuesOf } from "../../lexicon/cues.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

/** Whether a span begins behind "by", "per", "for each": what it names is split by, and no value of it is meant. */
export function isBehindBy(tokens: readonly Token[], start: number): boolean {
  const before = textAt(tokens, start - 1) === "the" ? start - 2 : start - 1;
  return cuesOf(textAt(tokens, before)).some(({ kind }) => kind === "by");
}

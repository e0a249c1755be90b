import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "./written.ts";

/** "rolling 3 month average": the 3 month rolling average. */
export function rolling(tokens: readonly Token[], at: number): Written | null {
  const [word, size] = tokens.slice(at, at + 2);
  if (word === undefined || size === undefined || !["rolling", "moving"].includes(word.text)) return null;
  const unit = tokens[textAt(tokens, at + 2) === "-" ? at + 3 : at + 2];
  const end = textAt(tokens, at + 2) === "-" ? at + 4 : at + 3;
  if (numberSaid(size) === null || unitOf(unit?.lemma) === null) return null;
  return textAt(tokens, end) === "average"
    ? { words: `${size.raw} ${unit?.lemma} ${word.raw} average`, tokens: end + 1 - at }
    : null;
}

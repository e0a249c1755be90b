import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const expired = phrases("an expired", "a lapsed", "expired", "lapsed", "out of date");
const expiry = /^(?:expir|exp$|valid|until$)/;
const longest = 2;

/** "Drivers with an expired licence", "expired insurance" of those insured until a day where a date tells until when the licence is good: before today. */
export function expiredThing(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, expired);
  if (size === 0) return null;
  for (let length = longest; length > 0; length -= 1) {
    const span = tokens.slice(at + size, at + size + length);
    const [until, other] = index.columns.filter(
      ({ column, words }) =>
        isTime(column) &&
        words.some((word) => expiry.test(word)) &&
        span.every(({ lemma }) => words.some((word) => word === lemma || isRooted(lemma, word))) &&
        !index.words.tablesByWord.has(span[0]?.lemma ?? ""),
    );
    if (span.length < length || until === undefined || other !== undefined || rawOf(span) === "") continue;
    return { words: `${until.column.label} before today`, tokens: size + length };
  }
  return null;
}

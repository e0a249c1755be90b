import type { ModelIndex } from "../../index/model-index.ts";
import { numberWord } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["busiest", "most"],
  ["quietest", "fewest"],
  ["slowest", "fewest"],
]);

/**
 * "The 5 busiest days", "which season is the quietest" of a sheet that tells how many there were of each day: by that number, since every day
 * has one row.
 */
export function busiestOfTally(
  tokens: readonly Token[],
  at: number,
  { tallyNoun }: ModelIndex,
): Written | null {
  if (tallyNoun === null) return null;
  const top = textAt(tokens, at) === "top" ? 1 : 0;
  const size = tokens[at + top];
  if (size !== undefined && (size.kind === "number" || numberWord(size.text) !== null)) {
    const rank = ends.get(textAt(tokens, at + top + 1)) === "most" ? "top" : "bottom";
    const noun = nounBehind(tokens, at + top + 1);
    return noun === null
      ? null
      : { words: `${rank} ${size.raw} ${noun.raw} by ${tallyNoun}`, tokens: top + 3 };
  }
  const is = ["is", "was", "are", "were"].includes(textAt(tokens, at)) ? 1 : 0;
  const place = at + is + (is > 0 && textAt(tokens, at + 1) === "the" ? 1 : 0);
  const end = ends.get(textAt(tokens, place));
  if (end === undefined || top > 0) return null;
  if (is > 0 && tokens[place + 1]?.kind !== "word")
    return { words: `has the ${end} ${tallyNoun}`, tokens: place + 1 - at };
  const noun = is > 0 ? null : nounBehind(tokens, place);
  return noun === null ? null : { words: `${noun.raw} with the ${end} ${tallyNoun}`, tokens: 2 };
}

/** What is the busiest, where nothing says by what. */
function nounBehind(tokens: readonly Token[], at: number): Token | null {
  const noun = tokens[at + 1];
  const isPlain = ends.has(textAt(tokens, at)) && textAt(tokens, at + 2) !== "by";
  return isPlain && noun?.kind === "word" ? noun : null;
}

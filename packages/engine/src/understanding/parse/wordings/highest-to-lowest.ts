import type { ModelIndex } from "../../index/model-index.ts";
import { type Phrases, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const opening: Phrases = phrases("ratio of", "ratio between");
const high = /^(?:highest|largest|biggest|maximum|max|greatest)$/;
const low = /^(?:lowest|smallest|minimum|min|least)$/;

/** "The ratio of the highest to the lowest price": the one divided by the other. */
export function highestToLowest(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, opening);
  const first = at + size + (textAt(tokens, at + size) === "the" ? 1 : 0);
  if (size === 0 || !high.test(textAt(tokens, first))) return null;
  const named = numberAt(tokens, first + 1, index);
  const joint = first + 1 + named;
  if (!/^(?:to|and)$/.test(textAt(tokens, joint))) return null;
  const second = joint + (textAt(tokens, joint + 1) === "the" ? 2 : 1);
  const behind = low.test(textAt(tokens, second)) ? numberAt(tokens, second + 1, index) : 0;
  if (behind === 0) return null;
  const [one, other] = [
    rawOf(tokens.slice(first + 1, joint)),
    rawOf(tokens.slice(second + 1, second + 1 + behind)),
  ];
  return {
    words: `highest ${named === 0 ? other : one} divided by lowest ${other}`,
    tokens: second + 1 + behind - at,
  };
}

highestToLowest.needs = ["ratio"];

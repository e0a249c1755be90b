import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { numberAt } from "../counts/number-at.ts";
import type { Written } from "../written.ts";

const highest = phrases(
  "the highest",
  "highest",
  "at its highest",
  "at its peak",
  "at the highest",
  "the greatest",
);
const lowest = phrases("the lowest", "lowest", "at its lowest", "at the lowest");

/** "When was the load highest", "when is pressure at its lowest": when the highest (lowest) of it was. */
export function whenHighest(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "when" || !["was", "is"].includes(textAt(tokens, at + 1))) return null;
  const named = at + (textAt(tokens, at + 2) === "the" ? 3 : 2);
  const size = numberAt(tokens, named, index);
  const [high, low] = [phraseAt(tokens, named + size, highest), phraseAt(tokens, named + size, lowest)];
  if (size === 0 || high + low === 0) return null;
  const figure = rawOf(tokens.slice(named, named + size));
  return {
    words: `when was the ${high > 0 ? "highest" : "lowest"} ${figure}`,
    tokens: named + size + high + low - at,
  };
}

whenHighest.needs = ["when"];

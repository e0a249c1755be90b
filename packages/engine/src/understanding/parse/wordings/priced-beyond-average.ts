import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { figureAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const deeds: ReadonlySet<string> = new Set(
  "priced sold charged rented let listed paid valued billed".split(" "),
);
const above = phrases("above", "over", "at more than", "for more than", "higher than", "at over", "for over");
const below = phrases("below", "under", "at less than", "for less than", "lower than");
const average = phrases("the average", "the mean", "average");
/** How many words of which rows the average is may stand before the figure. */
const longest = 3;

/** "Priced above the average daily rate", "sold above the average studio price": with the figure that is named above its average, of such rows. */
export function pricedBeyondAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const deed = isBeing.test(textAt(tokens, at)) ? at + 1 : at;
  if (!deeds.has(textAt(tokens, deed))) return null;
  const up = phraseAt(tokens, deed + 1, above);
  const side = up > 0 ? up : phraseAt(tokens, deed + 1, below);
  const told = side === 0 ? 0 : phraseAt(tokens, deed + 1 + side, average);
  const start = deed + 1 + side + told;
  if (told === 0) return null;
  for (let from = start; from < start + longest; from += 1) {
    const end = from + figureAt(tokens, from, index);
    if (end === from) continue;
    const figure = rawOf(tokens.slice(from, end));
    const rows = tokens.slice(start, from);
    if (rows.some(({ kind }) => kind !== "word")) return null;
    const whose = rows.length === 0 ? "" : ` of ${rawOf(rows)}`;
    const words = `with ${figure} ${up > 0 ? "above" : "below"} the average ${figure}${whose}`;
    return { words, tokens: end - at };
  }
  return null;
}

const isBeing = /^(?:is|are|was|were)$/;

pricedBeyondAverage.needs = [...deeds];

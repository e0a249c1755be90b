import type { ChartChange } from "./look-change.ts";
import { lookPhrases } from "./look-phrases.ts";
import { blank } from "./order-clause.ts";
import { shownPhrases } from "./shown-phrases.ts";

const phrases = [...shownPhrases, ...lookPhrases];

/**
 * What a text says of a chart's look, and the text with blanks in the place of those words. `only` those that may be said in
 * a question, or all that can be said of a chart which is there. A word that the data uses as a name, as `isName` says, is
 * no colour.
 */
export function readLook(
  question: string,
  only: "anywhere" | "all",
  isName: (word: string) => boolean,
): ChartChange & { text: string } {
  let text = question;
  const change: ChartChange = { look: {}, kind: null, reset: false, parts: false, refused: null };
  for (const { pattern, anywhere, stays = false, read } of phrases) {
    if (only === "anywhere" && !anywhere) continue;
    const match = pattern.exec(text.trimEnd().replace(/,? please(?=[ .!?]*$)|[.!?]+$/gi, ""));
    const last = match?.at(-1) ?? "";
    const found = match === null || (last !== "" && isName(last)) ? null : read(match);
    if (match === null || found === null) continue;
    Object.assign(change.look, found.look);
    change.kind = found.kind ?? change.kind;
    change.reset = found.reset ?? change.reset;
    change.parts = found.parts ?? change.parts;
    change.refused = found.refused ?? change.refused;
    if (!stays) text = blank(text, match.index, match[0]);
  }
  return { ...change, text };
}

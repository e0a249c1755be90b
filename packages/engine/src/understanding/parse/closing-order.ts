import { cuesOf, longestCue } from "../lexicon/cues.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";

/**
 * The words of an order that a question ends with ("slowest first", "highest to lowest, please"), which are read as a whole: no word of them
 * names a column or a row that is the first. Null where it ends otherwise.
 */
export function closingOrder(tokens: readonly Token[]): { start: number; end: number } | null {
  const end = endOf(tokens);
  for (let start = Math.max(1, end - longestCue); start < end - 1; start += 1) {
    const said = tokens.slice(start, end);
    if (said.some(({ kind }) => kind !== "word")) continue;
    if (cuesOf(said.map(({ text }) => text).join(" ")).some(({ kind }) => kind === "direction"))
      return { start, end };
  }
  return null;
}

/** Where what is asked ends, but for marks and politeness. */
function endOf(tokens: readonly Token[]): number {
  let end = tokens.length;
  while (end > 0 && (tokens[end - 1]?.kind === "mark" || polite.has(textAt(tokens, end - 1)))) end -= 1;
  return end;
}

const polite: ReadonlySet<string> = new Set(["please", "pls", "thanks"]);

import { stopWords } from "../lexicon/stop-words.ts";
import type { Token } from "../text/tokenize.ts";

/** How much of a question a span is: function words count little. */
export function mass(tokens: readonly Token[], start: number, end: number): number {
  let sum = 0;
  for (const token of tokens.slice(start, end))
    sum += token.kind === "mark" ? 0.05 : isStop(token) ? 0.25 : 1;
  return Math.max(sum, 0.3);
}

/** Function words; "US" in capitals is none. */
export const isStop = ({ text, raw }: Token): boolean => stopWords.has(text) && raw !== "US";

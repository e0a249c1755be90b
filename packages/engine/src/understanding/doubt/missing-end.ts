import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const tops: ReadonlySet<string> = new Set("top best highest largest biggest most".split(" "));
const bottoms: ReadonlySet<string> = new Set("bottom worst lowest smallest least fewest".split(" "));

/**
 * "The top and bottom 3 shops", "first-time guests per month": one end of a ranking where both are asked for, or the first of all
 * where the first deed of each is meant.
 */
export function missingEnd(tokens: readonly Token[], { query }: Candidate): string[] {
  if (!("limit" in query) || query.limit === null) return [];
  return tokens.flatMap(({ raw, text }, at) => {
    const joined = ["and", "&"].includes(textAt(tokens, at + 1));
    const other = textAt(tokens, at + 2);
    const both = (tops.has(text) && bottoms.has(other)) || (bottoms.has(text) && tops.has(other));
    const time = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
    const noun = tokens[time + 1];
    const firstTime = text === "first" && textAt(tokens, time) === "time" && noun?.text !== noun?.lemma;
    return (joined && both) || firstTime ? [raw] : [];
  });
}

import { wentWhere } from "../lexicon/growth-verbs.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const ranks: ReadonlySet<string> = new Set("most least fastest strongest quickest more less best".split(" "));

/** "Which country grew the most": how something changed, of which a reading without a change knows nothing. */
export function missingGrowth(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const verb = tokens.find(({ text }) => wentWhere(text) !== null);
  if (verb === undefined || !tokens.some(({ text }) => ranks.has(text))) return [];
  if (matches.some(({ kind, start, end }) => kind !== "cue" && start <= verb.start && verb.end <= end))
    return [];
  const held = /"comparison":\{|"growth"|"trend"|"drivers"|"operator":"-"/.test(JSON.stringify(query));
  return held ? [] : [verb.raw];
}

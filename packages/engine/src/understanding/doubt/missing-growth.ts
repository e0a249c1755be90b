import { comparesPeriods, hasKind, hasOperator } from "@parlance/contract";
import { wentWhere } from "../lexicon/growth-verbs.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const grows: ReadonlySet<string> = new Set("grow rise increase decrease decline shrink".split(" "));
const ranks: ReadonlySet<string> = new Set("most least fastest strongest quickest more less best".split(" "));

/** "Which country grew the most", "how much did rent rise": how something changed, of which a reading without a change knows nothing. */
export function missingGrowth(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const howMuch = tokens.findIndex(({ text }, at) => text === "how" && tokens[at + 1]?.text === "much");
  const ranked = tokens.some(({ text }) => ranks.has(text));
  const verb = tokens.find(
    ({ text, lemma }, at) =>
      (ranked && wentWhere(text) !== null) || (howMuch >= 0 && at > howMuch + 3 && grows.has(lemma)),
  );
  if (verb === undefined) return [];
  if (matches.some(({ kind, start, end }) => kind !== "cue" && start <= verb.start && verb.end <= end))
    return [];
  const held =
    comparesPeriods(query) || hasKind(query, "growth", "trend", "drivers") || hasOperator(query, "-");
  return held ? [] : [verb.raw];
}

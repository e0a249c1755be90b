import { isWordOf } from "../index/is-word-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { isCommon } from "../lexicon/common-words.ts";
import { synonymsOf } from "../lexicon/synonyms.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

/** "Revenue by cab colour" of trips, read as by colour: a note of the word that nothing in the data is called, where it is no common one, which often say a kind once more ("sales region"). */
export function leftBeforeSplit(
  tokens: readonly Token[],
  { matches, unread }: Candidate,
  index: ModelIndex,
): string[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind !== "word" || !/^(?:by|per|each|every)$/.test(before?.text ?? "")) return [];
    if (!unread.includes(token.text) || matches.some((match) => covers(match, token))) return [];
    const isSplit = matches.some(
      (match) => match.kind === "column" && next !== undefined && covers(match, next),
    );
    const isKnown = [token.text, token.lemma].some(
      (word) => isCommon(word) || synonymsOf(word).length > 0 || isWordOf(index, word),
    );
    return isSplit && !isKnown && !index.values.byWord.has(token.text)
      ? [`Nothing here is called “${token.raw}”; split without it.`]
      : [];
  });
}

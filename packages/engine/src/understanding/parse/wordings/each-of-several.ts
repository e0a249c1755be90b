import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { nounAt } from "../idioms/counts/noun-at.ts";
import type { Written } from "../idioms/written.ts";

/** "For each of the three regions": how many there are goes without saying, and is not how many are wanted. */
export function eachOfSeveral(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["each", "every"].includes(textAt(tokens, at))) return null;
  const number = at + (textAt(tokens, at + 1) === "of" ? 2 : 1) + (textAt(tokens, at + 2) === "the" ? 1 : 0);
  const noun = tokens[number + 1];
  if (textAt(tokens, number - 1) !== "the" || numberSaid(tokens[number]) === null) return null;
  if (noun === undefined || noun.text === noun.lemma || unitOf(noun.lemma) !== null) return null;
  return nounAt(tokens, number + 1, index)?.tokens === 1
    ? { words: `each ${noun.lemma}`, tokens: number + 2 - at }
    : null;
}

eachOfSeveral.needs = ["each", "every"];

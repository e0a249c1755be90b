import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const bounds = phrases("at least", "at most", "more than", "less than", "over", "under", "above", "below");

/** "Over a carat", "at least a tonne" of a number that is called so: one of it. */
export function overOne(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, bounds);
  const noun = tokens[at + size + 1];
  if (size === 0 || !["a", "an"].includes(textAt(tokens, at + size)) || noun === undefined) return null;
  if (noun.text !== noun.lemma || unitOf(noun.text) !== null || textAt(tokens, at + size + 2) === "of")
    return null;
  if (numberAt(tokens, at + size + 1, index) !== 1) return null;
  return { words: `${rawOf(tokens.slice(at, at + size))} 1 ${noun.raw}`, tokens: size + 2 };
}

overOne.needs = ["a", "an"];

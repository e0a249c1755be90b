import { taxWords } from "../../lexicon/tax-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** "How much VAT did we charge", "what sales tax have we collected": the tax that was charged. */
export function taxCharged(tokens: readonly Token[], at: number): Written | null {
  const [tax = "", helper = "", we = "", verb = ""] = [0, 1, 2, 3].map((step) => textAt(tokens, at + step));
  return taxWords.has(tax) &&
    /^(?:did|do|have|had)$/.test(helper) &&
    /^(?:we|they|i)$/.test(we) &&
    /^(?:charged?|collect(?:ed)?)$/.test(verb)
    ? { words: `${tokens[at]?.raw} charged`, tokens: 4 }
    : null;
}

taxCharged.needs = taxWords;

import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** "Nightly price", "price per night" where no column says what a night costs and one says what it costs: that. */
export function nightlyPrice(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const before = textAt(tokens, at) === "nightly" && isPrice(tokens, at + 1);
  const behind =
    textAt(tokens, at + 1) === "per" && textAt(tokens, at + 2) === "night" && isPrice(tokens, at);
  if ((!before && !behind) || words.columnsByWord.has("nightly")) return null;
  const price = textAt(tokens, before ? at + 1 : at);
  const known = words.phrases.has(`${price}night`) || words.phrases.has(`${price}pernight`);
  return known || !words.phrases.has(price) ? null : { words: price, tokens: before ? 2 : 3 };
}

const isPrice = (tokens: readonly Token[], at: number): boolean =>
  ["price", "rate", "cost", "fee"].includes(textAt(tokens, at));

nightlyPrice.needs = ["nightly", "night"];

import { isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const prices: ReadonlySet<string> = new Set("rate price cost fee salary wage pay tariff".split(" "));

/** "more than 300 a night", "under 20 per hour" where a column holds the nightly rate or the price per hour: of that price. */
export function unitPrice(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [number, article, unit] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const said = ["a", "an", "per", "each", "every", "/"].includes(article?.text ?? "");
  if (number?.kind !== "number" || !said || unit?.kind !== "word" || unit.text !== unit.lemma) return null;
  const adverb = unit.lemma === "day" ? "daily" : `${unit.lemma.replace(/y$/, "i")}ly`;
  // A room's daily rate is that of its nights.
  const adverbs = unit.lemma === "night" ? [adverb, "daily"] : [adverb];
  const found = index.columns.filter(
    ({ words, column }) =>
      isNumeric(column) &&
      words.some((word) => prices.has(word)) &&
      words.some((word) => adverbs.includes(word) || word === unit.lemma),
  );
  const [only, other] = found;
  return only === undefined || other !== undefined
    ? null
    : { words: only.column.label.toLowerCase(), tokens: 2 };
}

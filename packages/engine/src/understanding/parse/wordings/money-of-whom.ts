import type { ModelIndex } from "../../index/model-index.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const spent: ReadonlySet<string> = new Set(["spending", "spend"]);

/** "Top countries by customer spending": by the money, whose it is goes without saying. */
export function moneyOfWhom(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [whose, money] = [tokens[at], tokens[at + 1]];
  if (textAt(tokens, at - 1) !== "by" || whose === undefined || money === undefined) return null;
  if (!spent.has(money.text) && !revenueWords.has(money.text)) return null;
  const called = index.words.phrases.has(`${whose.lemma}${money.lemma}`);
  return called || tableNamed(whose, index) === null ? null : { words: money.raw, tokens: 2 };
}

moneyOfWhom.needs = ["by"];

import { revenueWords } from "../../lexicon/revenue-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const every: ReadonlyMap<string, string> = new Map([
  ["day", "daily"],
  ["week", "weekly"],
  ["month", "monthly"],
  ["quarter", "quarterly"],
  ["year", "yearly"],
]);

/** "Average sales per month": what a month brought in on average, and not what a sale did in each. */
export function averagePerUnit(tokens: readonly Token[], at: number): Written | null {
  const unit = every.get(textAt(tokens, at + 3));
  const [average, money, per] = [textAt(tokens, at), textAt(tokens, at + 1), textAt(tokens, at + 2)];
  if (unit === undefined || !/^(?:average|avg|mean)$/.test(average) || !revenueWords.has(money)) return null;
  return per === "per" || per === "a" ? { words: `average ${unit} ${money}`, tokens: 4 } : null;
}

averagePerUnit.needs = [...every.keys()];

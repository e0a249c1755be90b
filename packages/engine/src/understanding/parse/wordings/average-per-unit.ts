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
const averages: ReadonlySet<string> = new Set(["average", "avg", "mean"]);
const often: ReadonlySet<string> = new Set([...every.values(), "annual"]);

/**
 * "Average sales per month", "average revenue per month and region", "monthly average revenue": what a month brought in on average, and not what a sale did in each.
 */
export function averagePerUnit(tokens: readonly Token[], at: number): Written | null {
  const [average, money, per] = [textAt(tokens, at), textAt(tokens, at + 1), textAt(tokens, at + 2)];
  if (often.has(average) && averages.has(money) && revenueWords.has(per))
    return { words: `${money} ${average} ${per}`, tokens: 3 };
  const unit = every.get(textAt(tokens, at + 3));
  if (unit === undefined || !averages.has(average) || !revenueWords.has(money)) return null;
  const behind = textAt(tokens, at + 4);
  if (per !== "per" && per !== "a") return null;
  return behind === "and"
    ? { words: `average ${unit} ${money} by`, tokens: 5 }
    : { words: `average ${unit} ${money}`, tokens: 4 };
}

averagePerUnit.needs = [...every.keys(), ...often];

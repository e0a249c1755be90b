import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { amountWords, moneyNouns } from "../../../lexicon/money-nouns.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const units: ReadonlySet<string> = new Set("hourly daily weekly monthly quarterly annual yearly".split(" "));

/**
 * "Monthly revenue by contract" where rows have no time and one figure of theirs is told for a month ("monthly charges"): that figure, and
 * not one more beside the money of all time.
 */
export function moneyAMonth(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [unit, money] = tokens.slice(at, at + 2);
  if (unit === undefined || !units.has(unit.text) || !revenueWords.has(money?.lemma ?? "")) return null;
  if (index.tables.some(({ table }) => table.timeColumn !== null)) return null;
  const [only, other] = index.columns.filter((entry) => isToldFor(entry, unit.text));
  return only === undefined || other !== undefined ? null : { words: only.column.label, tokens: 2 };
}

const isToldFor = ({ column, words }: ColumnEntry, unit: string): boolean =>
  column.role === "measure" &&
  words.length === 2 &&
  words[0] === unit &&
  [moneyNouns, amountWords].some((nouns) => nouns.has(words[1] ?? ""));

moneyAMonth.needs = units;

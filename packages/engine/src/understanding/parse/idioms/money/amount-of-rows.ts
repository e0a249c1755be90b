import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const amounts: ReadonlySet<string> = new Set(["amount", "amounts"]);

/** "Average invoice amount" of invoices whose money is called a total: that, and not the amount of rows that refer to them. */
export function amountOfRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, amount] = tokens.slice(at, at + 2);
  if (noun === undefined || noun.text !== noun.lemma || !amounts.has(amount?.text ?? "")) return null;
  const table = index.words.phrases.has(`${noun.lemma}amount`) ? null : tableCalled(noun, index);
  if (table === null) return null;
  const own = table.columns.some((id) => index.columns[id]?.words.includes("amount"));
  const money = own ? null : moneyColumnOf(table, index);
  return money === null ? null : { words: `${table.table.label} ${money.column.label}`, tokens: 2 };
}

amountOfRows.needs = amounts;

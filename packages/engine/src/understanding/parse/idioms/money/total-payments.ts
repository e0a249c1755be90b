import { lowered } from "@parlance/contract";
import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** What sums of money that change hands are called. */
const sums: ReadonlySet<string> = new Set(
  "payments donations expenses refunds deposits withdrawals contributions fees receipts".split(" "),
);
const longest = 3;

/** "Total payments received": what they come to, where a table is called so, and not how many there are, unless that is asked for as well. */
export function totalPayments(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "total" || !sums.has(textAt(tokens, at + 1))) return null;
  if (tokens.some(({ text }, place) => text === "how" && textAt(tokens, place + 1) === "many")) return null;
  for (let size = longest; size > 1; size -= 1) {
    const said = tokens.slice(at + 1, at + 1 + size);
    const table = said.length < size ? undefined : tableOf(said, index);
    const money = table === undefined ? null : moneyColumnOf(table, index);
    if (money !== null)
      return { words: `total ${lowered(money.column.label)} of ${rawOf(said)}`, tokens: size + 1 };
  }
  return null;
}

/** The table that some words call together. */
const tableOf = (said: readonly Token[], { words, tables }: ModelIndex): TableEntry | undefined => {
  const named = words.phrases.get(said.map(({ lemma }) => lemma).join("")) ?? [];
  return tables[named.find(({ kind }) => kind === "table")?.id ?? -1];
};

totalPayments.needs = ["total"];

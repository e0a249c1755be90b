import { lowered } from "@parlance/contract";
import type { TableEntry } from "../../../index/entries.ts";
import { isColumnName, isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "typical"]);
/** What single sums of money that change hands are called, where the data calls nothing else so. */
const paid: ReadonlySet<string> = new Set(["payment", "transaction", "charge"]);
const ends: ReadonlySet<string> = new Set(
  "by per in for of from last this over since during each and ? .".split(" "),
);

/**
 * "Average payment", "average charge by card" of rows that are payments: what one of them comes to on average, and no fee; "charges" are
 * these rows.
 */
export function paymentRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const money = index.columns[index.takings ?? -1];
  const table = index.tables[money?.table ?? -1];
  if (money === undefined || table === undefined || !table.words.some((word) => paid.has(word))) return null;
  const next = textAt(tokens, at + 2);
  if (
    averages.has(textAt(tokens, at)) &&
    isRows(tokens[at + 1], table, index) &&
    (next === "" || ends.has(next))
  )
    return { words: `average ${lowered(money.column.label)}`, tokens: 2 };
  const [token] = tokens.slice(at);
  const isCharges = token?.text === "charges" && !isWordOf(index, "charge", "charges");
  return isCharges ? { words: lowered(table.table.label), tokens: 1 } : null;
}

/** Whether a word names the payments: the data's own, or another that it has for nothing else. */
const isRows = (token: Token | undefined, table: TableEntry, index: ModelIndex): boolean =>
  token !== undefined &&
  paid.has(token.lemma) &&
  !isColumnName(index, token.lemma) &&
  (tableNamed(token, index)?.id === table.id || !isWordOf(index, token.lemma, token.text));

paymentRows.needs = [...averages, "charges"];

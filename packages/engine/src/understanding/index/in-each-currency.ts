import type { ColumnEntry } from "./entries.ts";

/**
 * Whether a column holds amounts that each stand in a currency of their own, where another of the table tells the same in one currency:
 * "Amount (Local)" beside "Amount (EUR)", "amount_original" beside "amount_usd". Who says "the amount" means the other, which adds up.
 */
export function isInEachCurrency(entry: ColumnEntry, columns: readonly ColumnEntry[]): boolean {
  const { column, words, table } = entry;
  if (column.role !== "measure" || column.unit.currency !== null || !words.some(isOwn)) return false;
  const rest = words.filter((word) => !isOwn(word)).join(" ");
  return columns.some(
    (other) => other.table === table && other.column.unit.currency !== null && other.words.join(" ") === rest,
  );
}

/** What a row's own currency is called beside the one that all rows are told in. */
const isOwn = (word: string): boolean => own.has(word);
const own: ReadonlySet<string> = new Set(
  "local original orig foreign transaction document doc native currency lc fc".split(" "),
);

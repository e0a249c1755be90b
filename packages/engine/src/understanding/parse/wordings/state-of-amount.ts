import { lowered } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumn } from "../../index/takings.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const amounts: ReadonlySet<string> = new Set(["amount", "value", "total", "balance", "sum", "amounts"]);

/** "Total unpaid amount", "unpaid value by country": what the rows that are so come to, where one table's rows are unpaid and hold money. */
export function stateOfAmount(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const sum = /^(?:total|sum|overall)$/.test(textAt(tokens, at)) ? 1 : 0;
  const [state, noun] = [textAt(tokens, at + sum), textAt(tokens, at + sum + 1)];
  if (!amounts.has(noun) || !isState(state)) return null;
  const [only, other] = new Set((index.conditions.get(state) ?? []).map(({ table }) => table));
  const table = other === undefined ? index.tables[only ?? -1] : undefined;
  const money = table === undefined ? undefined : index.columns[moneyColumn(table, index.columns)?.id ?? -1];
  if (table === undefined || money === undefined || tellsPaid(table, index)) return null;
  return {
    words: `total ${money.column.label} of ${state} ${lowered(table.table.label)}`,
    tokens: sum + 2,
  };
}

const isState = (word: string): boolean =>
  /^(?:un\w+|paid|overdue|open|outstanding|refunded|late)$/.test(word);

/** Beside what was paid of it, or is left, what is unpaid is no sum of whole rows. */
const tellsPaid = ({ columns: own }: TableEntry, { columns }: ModelIndex): boolean =>
  own.some((id) => {
    const { column, words } = columns[id] ?? {};
    return column?.role === "measure" && words?.some((word) => left.has(word)) === true;
  });

const left: ReadonlySet<string> = new Set([
  "paid",
  "pay",
  "due",
  "balance",
  "outstanding",
  "remaining",
  "refunded",
]);

stateOfAmount.needs = amounts;

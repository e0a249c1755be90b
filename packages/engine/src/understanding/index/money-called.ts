import type { TableEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";

/** What a question may call the money that rows of a table come to: the one amount that they hold, or revenue where it stands in their lines; null where there is none. */
export function moneyCalled(table: TableEntry, index: ModelIndex): string | null {
  if (table.id === index.dealTable && index.moneyTable !== null && index.moneyTable !== table.id)
    return "revenue";
  return moneyColumnOf(table, index)?.column.label ?? null;
}

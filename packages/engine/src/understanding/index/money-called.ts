import type { TableEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";
import { orderedValue } from "./purchases.ts";

/** What a question may call the money that rows of a table come to: the one amount that they hold, or revenue where it stands in their lines or is what their pieces sold for; null where there is none. */
export function moneyCalled(table: TableEntry, index: ModelIndex): string | null {
  if (table.id === index.dealTable && index.moneyTable !== null && index.moneyTable !== table.id)
    return "revenue";
  const { purchases } = index;
  if (purchases !== null && [purchases.table, purchases.whole].includes(table.id)) return orderedValue;
  if (index.takings === null && index.revenue?.table === table.id) return "revenue";
  return moneyColumnOf(table, index)?.column.label ?? null;
}

/** What rows are worth or cost one by one, where they come to no money: the one price that they hold ("purchase price" of machines); null where there is none. */
export function priceCalled(table: TableEntry, { columns }: Pick<ModelIndex, "columns">): string | null {
  const own = table.columns.flatMap((id) => columns[id] ?? []);
  const [only, other] = own.filter(
    ({ column, words }) => column.role === "measure" && words.some((word) => prices.has(word)),
  );
  const many = own.some(({ words }) => words.some((word) => pieces.has(word)));
  return other === undefined && !many ? (only?.column.label ?? null) : null;
}

const prices: ReadonlySet<string> = new Set(["price", "cost", "amount", "fare", "fee", "charge"]);
/** Several to a row, of which that is the price of one. */
const pieces: ReadonlySet<string> = new Set(["quantity", "qty", "stock", "units", "pieces"]);

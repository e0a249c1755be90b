import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";

/** What the rows of a table cost: of several amounts the one that is called a cost or a price; null where several are, or none is money. */
export function spentFor(
  table: TableEntry,
  index: Pick<ModelIndex, "columns" | "takings">,
): ColumnEntry | null {
  const [cost, other] = table.columns
    .flatMap((id) => index.columns[id] ?? [])
    .filter(
      ({ column, foreign, words }) =>
        !foreign &&
        isNumeric(column) &&
        column.additivity === "additive" &&
        words.some((word) => word === "cost" || word === "price"),
    );
  return cost !== undefined && other === undefined ? cost : moneyColumnOf(table, index);
}

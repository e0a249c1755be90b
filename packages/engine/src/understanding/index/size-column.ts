import { type ColumnEntry, holdsFigure, type TableEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";

/**
 * The number that says how large each row of a table is: the one additive number that is called after it ("delay minutes", "bill total"),
 * else what was lent first, else what the row comes to in money; null where nothing or more than one thing may say it.
 */
export function sizeColumnOf(
  table: TableEntry,
  index: Pick<ModelIndex, "columns" | "takings">,
): ColumnEntry | null {
  const own = table.columns.flatMap((id) => index.columns[id] ?? []).filter(holdsFigure);
  const called = own.filter(
    ({ column, words }) =>
      column.additivity === "additive" && words.some((word) => table.words.includes(word)),
  );
  const [only, other] =
    called.length === 1 ? called : own.filter(({ words }) => words.at(-1) === "principal");
  return only !== undefined && other === undefined ? only : moneyColumnOf(table, index);
}

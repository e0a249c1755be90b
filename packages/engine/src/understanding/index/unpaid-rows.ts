import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";

/** Rows that tell what is owed, as a question names those of them that are not paid yet, and the money that they hold. */
export type UnpaidRows = { table: TableEntry; term: string; money: ColumnEntry };

/** The one table whose rows have an amount, and a day on which they were paid or none; null where there is none, or more than one. */
export function unpaidRows(index: ModelIndex): UnpaidRows | null {
  const found = ["unpaid", "outstanding"].flatMap((state) =>
    (index.conditions.get(state) ?? []).flatMap(({ table: id, column, filter, lemmas, tableWords }) => {
      const table = index.tables[id];
      const paid = index.columns[column]?.words.some((word) => /^pa(?:id|y)/.test(word)) === true;
      const money = table === undefined || tableWords === 0 ? null : moneyColumnOf(table, index);
      return table !== undefined && money !== null && paid && filter.kind === "null"
        ? [{ table, money, term: lemmas.join(" ") }]
        : [];
    }),
  );
  const [first] = found;
  return first !== undefined && found.every(({ table }) => table === first.table) ? first : null;
}

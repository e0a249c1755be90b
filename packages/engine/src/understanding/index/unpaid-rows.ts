import { conjuncts, lowered, pluralOf, rowOf } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";

/** Rows that tell what is owed, as a question names those of them that are not paid yet, and the money that they hold. */
export type UnpaidRows = { table: TableEntry; term: string; money: ColumnEntry };

/**
 * The one table whose rows have an amount, and a state of being unpaid, else a day on which they were paid or none; null where there is none, or more than
 * one.
 */
export function unpaidRows(index: ModelIndex): UnpaidRows | null {
  const { tables, columns, values } = index;
  const stated = (values.byKey.get("unpaid") ?? []).flatMap((id) => {
    const table = tables[columns[values.values[id]?.column ?? -1]?.table ?? -1];
    const money = table === undefined ? null : billedMoney(table, index);
    const name = table === undefined ? "" : lowered(rowOf(table.table.label));
    return table === undefined || money === null ? [] : [{ table, money, term: `unpaid ${pluralOf(name)}` }];
  });
  const dated = ["unpaid", "outstanding"].flatMap((state) =>
    (index.conditions.get(state) ?? []).flatMap(({ table: id, column, filter, lemmas, tableWords }) => {
      const table = tables[id];
      const paid = columns[column]?.words.some((word) => /^pa(?:id|y)/.test(word)) === true;
      const money = table === undefined || tableWords === 0 ? null : billedMoney(table, index);
      return table !== undefined &&
        money !== null &&
        paid &&
        conjuncts(filter).some(({ kind }) => kind === "null")
        ? [{ table, money, term: lemmas.join(" ") }]
        : [];
    }),
  );
  const found = stated.length > 0 ? stated : dated;
  const [first] = found;
  return first !== undefined && found.every(({ table }) => table === first.table) ? first : null;
}

/** What is asked for of a row: with tax and freight, where rows tell it with and without ("gross amount", "invoice total"). */
function billedMoney(table: TableEntry, index: ModelIndex): ColumnEntry | null {
  const [whole, other] = table.columns
    .flatMap((id) => index.columns[id] ?? [])
    .filter(
      ({ column, words }) =>
        column.additivity === "additive" &&
        column.unit.kind === "currency" &&
        words.some((word) => ["gross", "total"].includes(word)) &&
        !words.some((word) => ["sub", "tax", "vat"].includes(word)),
    );
  return whole !== undefined && other === undefined ? whole : moneyColumnOf(table, index);
}

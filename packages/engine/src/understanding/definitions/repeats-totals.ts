import { type Expression, type Field, fieldsOf } from "@parlance/contract";
import { plainFigureWords } from "../index/counterparts.ts";
import type { ColumnEntry } from "../index/entries.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";

/** As many rows that refer to one row on average repeat what it came to in all. */
const many = 2;

/**
 * "Tickets paid minus total cost" of the event that many bookings are for: what a row came to in all is no part of each of those that refer to it.
 * "Claimed minus paid" of the payments on claims: some claims have several of them, and some none. Two figures of one kind ("list rent minus actual
 * rent") are held against each other in each row, as are prices and rates.
 */
export function repeatsTotals(row: Expression, host: number, index: ModelIndex): boolean {
  if (row.kind !== "arithmetic" || (row.operator !== "-" && row.operator !== "+")) return false;
  const { left, right } = row;
  const isRepeated = (side: Expression, others: readonly Field[]): boolean => {
    if (side.kind !== "field") return false;
    const { field } = side;
    const entry = entryOf(field, index);
    const [from, to] = [index.tables[host]?.table, index.tables[entry?.table ?? -1]?.table];
    const isOften = (from?.rowCount ?? 0) > (to?.rowCount ?? 0) * many;
    const areFacts = from?.type === "fact" && to?.type === "fact";
    return (
      entry !== undefined &&
      field.path.length > 0 &&
      entry.column.additivity === "additive" &&
      (isOften || areFacts) &&
      !others.some((other) => isAlike(entry, entryOf(other, index)))
    );
  };
  return isRepeated(left, fieldsOf(right)) || isRepeated(right, fieldsOf(left));
}

/** Whether two figures are of one kind by the last word of their names, which any amount may have. */
function isAlike({ words }: ColumnEntry, other: ColumnEntry | undefined): boolean {
  const last = words.at(-1) ?? "";
  return last === other?.words.at(-1) && !plainFigureWords.has(last);
}

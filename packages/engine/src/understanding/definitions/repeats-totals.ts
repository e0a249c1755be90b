import { type Expression, type Field, fieldsOf } from "@parlance/contract";
import type { ColumnEntry } from "../index/entries.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";

/** As many rows that refer to one row on average repeat what it came to in all. */
const many = 2;

/**
 * "Tickets paid minus total cost" of the event that many bookings are for: what a row came to in all is no part of each of those that refer to it.
 * Two figures of one kind ("list rent minus actual rent") are held against each other in each row, as are prices and rates.
 */
export function repeatsTotals(row: Expression, host: number, index: ModelIndex): boolean {
  if (row.kind !== "arithmetic" || (row.operator !== "-" && row.operator !== "+")) return false;
  const { left, right } = row;
  const isRepeated = (side: Expression, others: readonly Field[]): boolean => {
    if (side.kind !== "field") return false;
    const { field } = side;
    const entry = entryOf(field, index);
    const rows = index.tables[entry?.table ?? -1]?.table.rowCount ?? 0;
    const own = index.tables[host]?.table.rowCount ?? 0;
    return (
      entry !== undefined &&
      field.path.length > 0 &&
      entry.column.additivity === "additive" &&
      own > rows * many &&
      !others.some((other) => isAlike(entry, entryOf(other, index)))
    );
  };
  return isRepeated(left, fieldsOf(right)) || isRepeated(right, fieldsOf(left));
}

/** Whether two figures are of one kind by the last word of their names. */
const isAlike = (one: ColumnEntry, other: ColumnEntry | undefined): boolean =>
  one.words.at(-1) === other?.words.at(-1);

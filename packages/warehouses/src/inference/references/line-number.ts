import type { ColumnKeys, KeyedTable } from "./column-keys.ts";

/** Share of owners that must have a first line. */
const mostOwners = 0.98;

/**
 * Whether a later part of a key numbers the rows of what the first part names, from 0 or 1 on: as many first rows as there are
 * owners, and never more of a higher number.
 */
export function isLineNumber({ primaryKey, columns }: KeyedTable, column: ColumnKeys): boolean {
  const owner = columns.find((each) => each.column === primaryKey[0]);
  const { values, valueClass, minimum } = column;
  if (owner === undefined || owner === column || !primaryKey.includes(column.column)) return false;
  if (valueClass !== "number" || values === null || minimum < 0 || minimum > 1) return false;
  const counts = [...values]
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value);
  const isFalling = counts.every(({ count }, at) => at === 0 || count <= (counts[at - 1]?.count ?? 0));
  return isFalling && (counts[0]?.count ?? 0) >= mostOwners * owner.distinct;
}

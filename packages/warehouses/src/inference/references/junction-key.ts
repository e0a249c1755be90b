import type { FoundReference, KeyedTable } from "./find-references.ts";

/** Columns besides its references that a table of pairs holds at most. */
const mostOthers = 2;

/**
 * The key of a table that pairs others up: its leading references together, even where one of them happens to tell the rows
 * apart so far. Null for all other tables.
 */
export function junctionKey(
  table: KeyedTable,
  columns: string[],
  references: FoundReference[],
): string[] | null {
  const [key] = table.primaryKey;
  const refers = new Set(
    references
      .filter(({ pair }) => pair.from.table === table.name)
      .map(({ pair }) => pair.from.columns[0] ?? ""),
  );
  if (key === undefined || table.primaryKey.length > 1 || !refers.has(key)) return null;
  const end = columns.findIndex((column) => !refers.has(column));
  const leading = end < 0 ? columns : columns.slice(0, end);
  const others = columns.length - leading.length;
  return leading.length >= 2 && leading.includes(key) && others <= mostOthers ? leading : null;
}

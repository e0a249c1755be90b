import type { Literal } from "./literal.ts";
import type { ResultTable } from "./result-table.ts";

/**
 * A result whose people are one column each: "Jane" and "Peacock" stand as "Jane Peacock" where the first name does, under what
 * both are called. The other columns keep their ids; what draws or names members reads this, tables of cells do not.
 */
export function wholeNames(table: ResultTable): ResultTable {
  const parts = new Set(table.columns.flatMap(({ whole }) => whole?.with ?? []));
  if (parts.size === 0) return table;
  const kept = table.columns.flatMap((column, index) => (parts.has(column.id) ? [] : [{ column, index }]));
  return {
    ...table,
    columns: kept.map(({ column: { whole, ...column } }) => ({
      ...column,
      label: whole?.label ?? column.label,
    })),
    rows: table.rows.map((row) => kept.map(({ index }) => wholeName(table, row, index))),
  };
}

/** What a cell holds, with the rest of the name that it begins. */
export function wholeName({ columns }: ResultTable, row: readonly Literal[], index: number): Literal {
  const rest = columns[index]?.whole?.with ?? [];
  const own = row[index] ?? null;
  if (rest.length === 0) return own;
  const more = rest.map((id) => row[columns.findIndex((column) => column.id === id)] ?? null);
  const known = [own, ...more].filter((part) => part !== null && part !== "");
  return known.length === 0 ? null : known.join(" ");
}

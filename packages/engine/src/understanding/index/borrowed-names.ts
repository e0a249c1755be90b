import type { SemanticModel } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";

/**
 * Names that rows have elsewhere: an entrepreneur that is exactly one row of people, and has no column called a name, is
 * called by that person's name, and a fund's founder that is one row of entrepreneurs, too. Name columns by the table's id; tables without are left out.
 */
export function borrowedNames(
  { relationships }: SemanticModel,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const named = ({ naming }: TableEntry): boolean =>
    naming.length > 0 &&
    naming.every((id) => columns[id]?.words.some((word) => nameWords.has(word)) === true);
  const pairs = relationships.flatMap(({ from, to, cardinality }) => {
    const own = tables.find(({ table }) => table.name === from.table);
    const other = tables.find(({ table }) => table.name === to.table);
    const isPair = cardinality === "one-to-one" && own !== undefined && other !== undefined && own !== other;
    return isPair ? [{ own, other }] : [];
  });
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { own, other } of pairs) {
      const names = named(other) ? other.naming : found.get(other.id);
      if (!named(own) && names !== undefined && !found.has(own.id)) found.set(own.id, names);
    }
  }
  return found;
}

const nameWords: ReadonlySet<string> = new Set(["name", "title"]);

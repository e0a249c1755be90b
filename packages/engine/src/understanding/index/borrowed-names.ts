import type { SemanticModel } from "@parlance/contract";
import { isPartPlayed } from "../lexicon/workers.ts";
import { sharesRoot } from "../text/same-root.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { genericWords, nameWords as nameWordsOf } from "./names.ts";
import { isPersonal } from "./persons.ts";

/**
 * Names that rows have elsewhere: an entrepreneur that is exactly one row of people, and has no column called a name, is
 * called by that person's name, and a fund's founder that is one row of entrepreneurs, too; so is whoever plays a part in rows that refer to people.
 * Name columns by the table's id; tables without are left out.
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
    if (cardinality !== "one-to-one" || own === undefined || other === undefined || own === other) return [];
    return isRole(from.columns, own, other) ? [] : [{ own, other }];
  });
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { own, other } of pairs) {
      const names = named(other) ? other.naming : found.get(other.id);
      if (!named(own) && names !== undefined && !found.has(own.id)) found.set(own.id, names);
    }
  }
  for (const own of tables.filter((table) => isPart(table, columns))) {
    const people = relationships.flatMap(({ from, to, cardinality }) =>
      from.table === own.table.name && cardinality !== "many-to-many"
        ? tables.filter((other) => other.table.name === to.table && isPersonal(other, columns))
        : [],
    );
    const [only, other] = people.filter((table) => named(table));
    if (only !== undefined && other === undefined) found.set(own.id, only.naming);
  }
  return found;
}

/** "manager_staff_id" of a store: who does something for it, though no other is so; its rows are no staff. */
const isRole = (columns: readonly string[], own: TableEntry, other: TableEntry): boolean =>
  columns.some(
    (column) =>
      !own.table.primaryKey.includes(column) &&
      nameWordsOf(column).some(
        (word) =>
          !genericWords.has(word) &&
          ![...own.words, ...other.words].some((called) => sharesRoot(called, word)),
      ),
  );

/** Whether a table is called after a part that people play, and its rows are told apart by what they refer to at most: "department managers". */
export const isPart = ({ words, naming }: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  isPartPlayed(words.at(-1) ?? "") && naming.every((id) => columns[id]?.foreign === true);

const nameWords: ReadonlySet<string> = new Set(["name", "title"]);

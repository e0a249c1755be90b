import type { KeyPair } from "./measure-relationship.ts";
import { comparableWords } from "./name-words.ts";
import type { Declared } from "./table-shape.ts";

/** A table's name and key, as far as a reference to it is concerned. */
export type Keyed = { shape: { name: string }; primaryKey: string[] };

/**
 * Whether an inferred reference belongs to the model: always where the source declares none; beside declared ones only
 * where a column repeats the key's own name or the table's ("user_id" of users, whatever their key is called) and
 * nothing declared joins the two tables or uses the column.
 */
export function fillsGap(
  { from, to }: KeyPair,
  stated: Declared["foreignKeys"],
  tables: readonly Keyed[],
): boolean {
  if (stated.length === 0) return true;
  const joined = stated.some(
    (one) =>
      (one.fromTable === from.table && one.toTable === to.table) ||
      (one.fromTable === to.table && one.toTable === from.table),
  );
  const used = stated.some(
    (one) =>
      one.fromTable === from.table &&
      one.fromColumns.some((name) => from.columns.includes(name)) &&
      !isOdd(one),
  );
  const sameName = from.columns.every((name, at) => name.toLowerCase() === to.columns[at]?.toLowerCase());
  const [column = ""] = from.columns;
  const named =
    from.columns.length === 1 &&
    comparableWords(column).join(" ") === `${comparableWords(to.table).join(" ")} id`;
  const own = tables.find(({ shape }) => shape.name === from.table)?.primaryKey ?? [];
  return !joined && !used && (sameName || named) && own.join() !== from.columns.join();
}

/** A reference of a table to itself under the name of another key is more likely a slip of who declared it. */
const isOdd = ({ fromTable, toTable, fromColumns }: Declared["foreignKeys"][number]): boolean =>
  fromTable === toTable && fromColumns.length === 1 && fromColumns.some((name) => /id$/i.test(name));

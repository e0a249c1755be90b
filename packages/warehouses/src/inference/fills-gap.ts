import type { KeyPair } from "./measure-relationship.ts";
import { comparableWords } from "./name-words.ts";
import type { Declared } from "./table-shape.ts";

/** A table's name and key, as far as a reference to it is concerned. */
export type Keyed = { shape: { name: string }; primaryKey: string[] };

/** What was stated, looked at once: which references are left to infer. */
export type GapRule = {
  /** Whether an inferred reference belongs to the model. */
  fills(pair: KeyPair): boolean;
};

/**
 * The rule of which inferred references belong to the model: all where the source declares none; beside declared ones only
 * where a column repeats the key's own name or ends with the table's ("user_id" of users, "start_stop_id" of stops, whatever their key is
 * called) and nothing declared joins the two tables or uses the column.
 */
export function gapRule(stated: Declared["foreignKeys"], tables: readonly Keyed[]): GapRule {
  const joined = new Set(
    stated.flatMap(({ fromTable, toTable }) => [pairKey(fromTable, toTable), pairKey(toTable, fromTable)]),
  );
  const used = new Set(
    stated
      .filter((one) => !isOdd(one))
      .flatMap((one) => one.fromColumns.map((name) => pairKey(one.fromTable, name))),
  );
  const keys = new Map(tables.map(({ shape, primaryKey }) => [shape.name, primaryKey.join()]));
  const words = remembered((name) => comparableWords(name).join(" "));
  const isNamed = (column: string, toTable: string, toColumn: string): boolean =>
    column.toLowerCase() === toColumn.toLowerCase() || ` ${words(column)}`.endsWith(` ${words(toTable)} id`);
  return {
    fills: ({ from, to }) => {
      if (stated.length === 0) return true;
      if (joined.has(pairKey(from.table, to.table))) return false;
      if (from.columns.some((name) => used.has(pairKey(from.table, name)))) return false;
      if ((keys.get(from.table) ?? "") === from.columns.join()) return false;
      return from.columns.length === 1
        ? isNamed(from.columns[0] ?? "", to.table, to.columns[0] ?? "")
        : from.columns.every((name, at) => name.toLowerCase() === to.columns[at]?.toLowerCase());
    },
  };
}

const pairKey = (one: string, other: string): string => JSON.stringify([one, other]);

/** A function that computes what a name comes to once. */
function remembered(compute: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? compute(name);
    known.set(name, found);
    return found;
  };
}

/** A reference of a table to itself under the name of another key is more likely a slip of who declared it. */
const isOdd = ({ fromTable, toTable, fromColumns }: Declared["foreignKeys"][number]): boolean =>
  fromTable === toTable && fromColumns.length === 1 && fromColumns.some((name) => /id$/i.test(name));

import { fillsGap } from "./fills-gap.ts";
import type { ProfiledTable } from "./infer-keys.ts";
import type { KeyPair } from "./measure-relationship.ts";
import { classOf } from "./references/column-keys.ts";
import { keyName } from "./references/key-words.ts";
import type { Declared } from "./table-shape.ts";

/** A profiled table and its key. */
export type KnownTable = ProfiledTable & { primaryKey: string[] };

/**
 * Whether names leave any gap between declared references that an inferred one could fill (`fillsGap`), as far as can be told
 * without looking at the data again. Where there is none, nothing has to be inferred.
 */
export function hasGaps(
  tables: readonly KnownTable[],
  { foreignKeys, primaryKeys }: Pick<Declared, "foreignKeys" | "primaryKeys">,
): boolean {
  if (foreignKeys.length === 0) return true;
  const isGap = (pair: KeyPair): boolean => fillsGap(pair, foreignKeys, tables);
  return tables.some((from) =>
    tables.some((to) => {
      const isKeyed = (primaryKeys[to.shape.name] ?? []).length > 0;
      return possiblePairs(from, to, isKeyed).some(isGap) || (!isKeyed && sharedPairs(from, to).some(isGap));
    }),
  );
}

/** Pairs of comparable columns of which the far one may be a key, and the pair that repeats a key of several columns. */
function possiblePairs(from: KnownTable, to: KnownTable, isKeyed: boolean): KeyPair[] {
  const pairs = from.shape.columns.flatMap((column): KeyPair[] =>
    to.shape.columns
      .filter((other) => isLike(column, other) && !(from === to && column.name === other.name))
      .filter(({ name }) => couldBeKey(to, name, isKeyed))
      .map(({ name }) => pairOf(from, [column.name], to, [name])),
  );
  const composite = to.primaryKey.map(
    (key) => from.shape.columns.find(({ name }) => name.toLowerCase() === key.toLowerCase())?.name ?? null,
  );
  const columns = composite.filter((name) => name !== null);
  const isWhole = from !== to && columns.length > 1 && columns.length === to.primaryKey.length;
  return isWhole ? [...pairs, pairOf(from, columns, to, to.primaryKey)] : pairs;
}

/** A table that states no key may be found to have one of several columns: any two that both tables have. */
function sharedPairs(from: KnownTable, to: KnownTable): KeyPair[] {
  if (from === to) return [];
  const shared = from.shape.columns
    .filter((column) =>
      to.shape.columns.some(
        (other) => other.name.toLowerCase() === column.name.toLowerCase() && isLike(column, other),
      ),
    )
    .map(({ name }) => name);
  return shared.flatMap((first, at) =>
    shared.slice(at + 1).map((second) => pairOf(from, [first, second], to, [first, second])),
  );
}

type Shape = ProfiledTable["shape"]["columns"][number];

const isLike = (column: Shape, other: Shape): boolean => {
  const kind = classOf(column.physicalType);
  return kind !== null && kind === classOf(other.physicalType);
};

/** A column whose values tell nearly all rows apart: the key or, where the table has another, one that is called a key. */
function couldBeKey({ profile, primaryKey }: KnownTable, column: string, isKeyed: boolean): boolean {
  const distinct = profile.columns.get(column)?.distinct ?? 0;
  if (distinct < leastUnique * profile.rows) return false;
  return !isKeyed || primaryKey.length !== 1 || primaryKey[0] === column || keyName(column).isKey;
}

/** As much of a column's rows as references ask for, and less: spellings that count as one lower the count of values. */
const leastUnique = 0.9;

const pairOf = (from: KnownTable, columns: string[], to: KnownTable, toColumns: string[]): KeyPair => ({
  from: { table: from.shape.name, columns },
  to: { table: to.shape.name, columns: toColumns },
});

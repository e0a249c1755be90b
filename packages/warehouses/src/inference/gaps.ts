import { gapRule } from "./fills-gap.ts";
import type { ProfiledTable } from "./infer-keys.ts";
import type { KeyPair } from "./measure-relationship.ts";
import { comparableWords } from "./name-words.ts";
import { classOf } from "./references/column-keys.ts";
import { keyName } from "./references/key-words.ts";
import type { Declared } from "./table-shape.ts";

/** A profiled table and its key. */
export type KnownTable = ProfiledTable & { primaryKey: string[] };

/**
 * Whether names leave any gap between declared references that an inferred one could fill (`gapRule`), as far as can be told
 * without looking at the data again. Where there is none, nothing has to be inferred.
 */
export function hasGaps(
  tables: readonly KnownTable[],
  { foreignKeys, primaryKeys }: Pick<Declared, "foreignKeys" | "primaryKeys">,
): boolean {
  if (foreignKeys.length === 0) return true;
  const { fills } = gapRule(foreignKeys, tables);
  const isKeyed = (to: KnownTable): boolean => (primaryKeys.get(to.shape.name) ?? []).length > 0;
  if (singlePairs(tables, isKeyed).some(fills)) return true;
  const several = tables.filter((to) => to.primaryKey.length > 1 || !isKeyed(to));
  return several.some((to) =>
    tables.some((from) => {
      const repeated = repeatedKey(from, to);
      return (repeated !== null && fills(repeated)) || (!isKeyed(to) && sharedPairs(from, to).some(fills));
    }),
  );
}

/** Pairs of comparable columns that are named alike, of which the far one may be a key. */
function singlePairs(tables: readonly KnownTable[], isKeyed: (to: KnownTable) => boolean): KeyPair[] {
  const targets = tables.flatMap((to) =>
    to.shape.columns
      .filter(({ name }) => couldBeKey(to, name, isKeyed(to)))
      .map((column) => ({ to, column, ofTable: `${comparableWords(to.shape.name).join(" ")} id` })),
  );
  const byName = Map.groupBy(targets, ({ column }) => column.name.toLowerCase());
  const byTable = Map.groupBy(targets, ({ ofTable }) => ofTable);
  return tables.flatMap((from) =>
    from.shape.columns.flatMap((column) =>
      [
        ...(byName.get(column.name.toLowerCase()) ?? []),
        ...endings(column.name).flatMap((name) => byTable.get(name) ?? []),
      ]
        .filter(
          ({ to, column: other }) => isLike(column, other) && !(from === to && column.name === other.name),
        )
        .map(({ to, column: other }) => pairOf(from, [column.name], to, [other.name])),
    ),
  );
}

/** "stop id" and "start stop id" of "start_stop_id": what tables may be called at its end. */
function endings(name: string): string[] {
  const words = comparableWords(name);
  return words.map((_, at) => words.slice(at).join(" "));
}

/** The pair that repeats a key of several columns. */
function repeatedKey(from: KnownTable, to: KnownTable): KeyPair | null {
  if (from === to || to.primaryKey.length < 2) return null;
  const columns = to.primaryKey.flatMap(
    (key) => from.shape.columns.find(({ name }) => name.toLowerCase() === key.toLowerCase())?.name ?? [],
  );
  return columns.length === to.primaryKey.length ? pairOf(from, columns, to, to.primaryKey) : null;
}

/** A table that states no key may be found to have one of several columns: any two that both tables have. */
function sharedPairs(from: KnownTable, to: KnownTable): KeyPair[] {
  if (from === to) return [];
  const others = new Map(to.shape.columns.map((column) => [column.name.toLowerCase(), column]));
  const shared = from.shape.columns
    .filter((column) => {
      const other = others.get(column.name.toLowerCase());
      return other !== undefined && isLike(column, other);
    })
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

import type { Relationship } from "@parlance/contract";
import type { Warehouse } from "@parlance/engine";
import { type KeyPair, measureRelationship } from "./measure-relationship.ts";
import { comparableWords } from "./name-words.ts";
import type { TableProfile } from "./profile-table.ts";
import type { Declared, TableShape } from "./table-shape.ts";

/** What is known of one table while references are looked for. */
export type KnownTable = { shape: TableShape; profile: TableProfile; primaryKey: string[] };

/**
 * References between tables, measured. Declared ones are kept whatever the data says (with their true cardinality);
 * without any, a column that is named like another table's key and whose values are found there is taken for one.
 */
export async function inferRelationships(
  warehouse: Warehouse,
  tables: KnownTable[],
  declared: Declared["foreignKeys"],
): Promise<Relationship[]> {
  const relationships: Relationship[] = [];
  for (const key of declared) {
    const pair = {
      from: { table: key.fromTable, columns: key.fromColumns },
      to: { table: key.toTable, columns: key.toColumns },
    };
    if (exists(tables, pair)) relationships.push(await relationship(warehouse, pair, "declared"));
  }
  const stated = [...relationships];
  for (const table of tables) {
    for (const pair of await inferredFrom(warehouse, table, tables))
      if (stated.length === 0 || fillsGap(stated, pair, table))
        relationships.push(await relationship(warehouse, pair, "inferred"));
  }
  return relationships.map(withRole);
}

/** Beside declared references, a column counts as one only where it repeats the key's own name and nothing declared joins its table or uses it. */
function fillsGap(stated: readonly Relationship[], { from, to }: KeyPair, table: KnownTable): boolean {
  const joined = stated.some(
    (one) =>
      (one.from.table === from.table && one.to.table === to.table) ||
      (one.from.table === to.table && one.to.table === from.table),
  );
  const used = stated.some(
    (one) =>
      one.from.table === from.table &&
      one.from.columns.some((name) => from.columns.includes(name)) &&
      !isOdd(one),
  );
  const sameName = from.columns.every((name, at) => name.toLowerCase() === to.columns[at]?.toLowerCase());
  return !joined && !used && sameName && table.primaryKey.join() !== from.columns.join();
}

/** A reference of a table to itself under the name of another key is more likely a slip of who declared it. */
const isOdd = ({ from, to }: Relationship): boolean =>
  from.table === to.table && from.columns.some((name) => /id$/i.test(name)) && from.columns.length === 1;

const exists = (tables: KnownTable[], pair: KeyPair): boolean =>
  [pair.from, pair.to].every(({ table, columns }) => {
    const shape = tables.find((known) => known.shape.name === table)?.shape;
    return (
      shape !== undefined && columns.every((name) => shape.columns.some((column) => column.name === name))
    );
  });

async function relationship(
  warehouse: Warehouse,
  pair: KeyPair,
  origin: Relationship["origin"],
): Promise<Relationship> {
  const id = `${pair.from.table}.${pair.from.columns.join("+")}->${pair.to.table}.${pair.to.columns.join("+")}`;
  return { id, ...pair, role: null, origin, ...(await measureRelationship(warehouse, pair)) };
}

/** Two references between the same tables are told apart by their columns' own words ("origin", "destination"). */
function withRole(one: Relationship, _: number, all: Relationship[]): Relationship {
  const twins = all.filter((other) => other.from.table === one.from.table && other.to.table === one.to.table);
  if (twins.length < 2 && one.from.table !== one.to.table) return one;
  const common = new Set([
    ...comparableWords(one.to.table),
    ...one.to.columns.flatMap(comparableWords),
    "id",
    "key",
    "code",
  ]);
  const own = one.from.columns.flatMap(comparableWords).filter((word) => !common.has(word));
  return { ...one, role: own.length === 0 ? null : own.join(" ") };
}

const minimumInclusion = 0.9;

async function inferredFrom(
  warehouse: Warehouse,
  from: KnownTable,
  tables: KnownTable[],
): Promise<KeyPair[]> {
  const pairs: KeyPair[] = [];
  for (const to of tables) {
    if (to.primaryKey.length > 1 && to !== from) {
      const columns = to.primaryKey.map((key) =>
        typeOf(from, key) === typeOf(to, key) && typeOf(from, key) !== null ? key : null,
      );
      const pair = {
        from: { table: from.shape.name, columns: columns.filter((name) => name !== null) },
        to: { table: to.shape.name, columns: to.primaryKey },
      };
      if (pair.from.columns.length === to.primaryKey.length && (await holds(warehouse, pair)))
        pairs.push(pair);
    }
  }
  for (const column of from.shape.columns) {
    if (pairs.some((pair) => pair.from.columns.includes(column.name))) continue;
    const best = await bestTarget(warehouse, from, column.name, tables);
    if (best !== null) pairs.push(best);
  }
  return pairs;
}

async function bestTarget(
  warehouse: Warehouse,
  from: KnownTable,
  column: string,
  tables: KnownTable[],
): Promise<KeyPair | null> {
  const candidates = tables
    .flatMap((to) => (to.primaryKey.length === 1 ? [{ to, key: to.primaryKey[0] as string }] : []))
    .filter(({ to, key }) => !(to === from && key === column) && comparable(from, column, to, key))
    .map(({ to, key }) => ({ to, key, score: likeness(from, column, to, key) }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score || a.to.shape.name.localeCompare(b.to.shape.name));
  for (const { to, key } of candidates) {
    const pair = {
      from: { table: from.shape.name, columns: [column] },
      to: { table: to.shape.name, columns: [key] },
    };
    if (await holds(warehouse, pair)) return pair;
  }
  return null;
}

async function holds(warehouse: Warehouse, pair: KeyPair): Promise<boolean> {
  const { evidence } = await measureRelationship(warehouse, pair);
  return evidence !== null && evidence.inclusion >= minimumInclusion && evidence.uniqueness === 1;
}

function comparable(from: KnownTable, column: string, to: KnownTable, key: string): boolean {
  const [a, b] = [typeOf(from, column), typeOf(to, key)];
  if (a !== b || a === "decimal" || a === "boolean" || a === null) return false;
  const [values, keys] = [from.profile.columns.get(column), to.profile.columns.get(key)];
  if (values === undefined || keys === undefined || values.distinct === 0) return false;
  return values.distinct <= keys.distinct * 1.2 + 1;
}

const typeOf = (table: KnownTable, name: string) =>
  table.shape.columns.find((column) => column.name === name)?.physicalType ?? null;

/** How much a column is named like a reference to another table's key: 1 and more is worth a look at the data. */
function likeness(from: KnownTable, column: string, to: KnownTable, key: string): number {
  const [words, target, table] = [
    comparableWords(column),
    comparableWords(key),
    comparableWords(to.shape.name),
  ];
  const generic = new Set(["id", "key", "code", "number", "no"]);
  const ownKey = from.primaryKey.length === 1 && from.primaryKey[0] === column;
  if (words.join(" ") === target.join(" ") && !words.every((word) => generic.has(word)))
    return ownKey ? 1.2 : 3;
  const specific = words.filter((word) => !generic.has(word));
  if (specific.length === 0) return 0;
  const named = specific.filter((word) => table.includes(word)).length;
  const endsLikeKey = words.at(-1) === target.at(-1);
  if (named === table.length && endsLikeKey)
    return 2 + (named === specific.length ? 0.5 : 0) - (ownKey ? 1 : 0);
  if (named > 0 && endsLikeKey && generic.has(words.at(-1) ?? ""))
    return 1 + named / (table.length + specific.length);
  if (named === specific.length && named === table.length) return 1.5;
  return endsLikeKey && target.length > 1 && words.length > target.length ? 1.2 : 0;
}

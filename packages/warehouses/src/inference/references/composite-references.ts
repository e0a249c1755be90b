import { type KeyPair, measureRelationship } from "../measure-relationship.ts";
import type { SourceReader } from "../source-reader.ts";
import type { KeyedTable } from "./column-keys.ts";
import { keyName, tableWords } from "./key-words.ts";
import { isLineNumber } from "./line-number.ts";
import type { FoundReference } from "./score-reference.ts";

/** Share of distinct tuples that must be found, the bits that this must say, and rows that count for it. */
const leastInclusion = 0.97;
const leastBits = 10;
const mostRows = 40;

/**
 * References to keys of several columns: each part of the key has one column in the other table that is called the same or
 * refers to the same third table, and together their values are found in the key.
 */
export async function compositeReferences(
  reader: SourceReader,
  tables: KeyedTable[],
  references: FoundReference[],
): Promise<KeyPair[]> {
  const found: KeyPair[] = [];
  for (const to of tables) {
    if (to.primaryKey.length < 2) continue;
    for (const from of tables) {
      const columns = from === to ? null : matchingColumns(from, to, references);
      if (columns === null || isSameKey(from, to, columns, references)) continue;
      if (!isNamedAfter(to) && bitsOf(from, to) < leastBits) continue;
      const pair = { from: { table: from.name, columns }, to: { table: to.name, columns: to.primaryKey } };
      const { evidence } = await measureRelationship(reader, pair);
      if (evidence !== null && evidence.uniqueness === 1 && evidence.inclusion >= leastInclusion)
        found.push(pair);
    }
  }
  return found.filter((pair) => !isBetween(pair, found));
}

/**
 * A reference to a table that refers on to another one by the same key gives way to the one to that other; one to a table that is
 * referred to through a longer key as well gives way to that.
 */
const isBetween = (pair: KeyPair, found: KeyPair[]): boolean =>
  found.some((other) => {
    if (other === pair || other.from.table !== pair.from.table) return false;
    const longer = other.from.columns.length - pair.from.columns.length;
    if (longer < 0) return false;
    const [near, far] = longer > 0 ? [other, pair] : [pair, other];
    return found.some((next) => next.from.table === near.to.table && next.to.table === far.to.table);
  });

/** Whether a reference of one column is a part of one of several. */
export const isPartOf = ({ pair: { from } }: FoundReference, composites: KeyPair[]): boolean =>
  composites.some(
    (each) =>
      each.from.table === from.table && from.columns.every((column) => each.from.columns.includes(column)),
  );

/** How unlikely inclusion is by chance: a table that holds nearly every combination includes whatever refers to its parts. */
function bitsOf(from: KeyedTable, { primaryKey, columns, rowCount }: KeyedTable): number {
  const combinations = primaryKey
    .map((key) => columns.find(({ column }) => column === key)?.distinct ?? rowCount)
    .reduce((product, count) => product * count, 1);
  return Math.min(from.rowCount, mostRows) * Math.log2(combinations / rowCount);
}

/** A key whose parts are called after its table ("block_floor", "block_code") is nobody else's. */
function isNamedAfter({ name, primaryKey }: KeyedTable): boolean {
  const table = tableWords(name);
  return primaryKey.every((key) => table.every((word) => keyName(key).own.includes(word)));
}

/**
 * Two tables with one key say the same twice, or the larger is referred to; two that pair up the same things do neither. Where
 * the key stands behind something else in the one and first in the other, it is the other's.
 */
function isSameKey(
  from: KeyedTable,
  to: KeyedTable,
  columns: string[],
  references: FoundReference[],
): boolean {
  if (from.primaryKey.length !== columns.length || !from.primaryKey.every((key) => columns.includes(key)))
    return false;
  const refers = (column: string): boolean =>
    references.some(({ pair }) => pair.from.table === from.name && pair.from.columns[0] === column);
  const position = (table: KeyedTable, name = ""): number | undefined =>
    table.columns.find(({ column }) => column === name)?.position;
  if (position(to, to.primaryKey[0]) === 0 && position(from, columns[0]) !== 0 && refers(firstOf(from)))
    return false;
  return from.rowCount >= to.rowCount || columns.every(refers);
}

const firstOf = ({ columns }: KeyedTable): string =>
  columns.find(({ position }) => position === 0)?.column ?? "";

function matchingColumns(from: KeyedTable, to: KeyedTable, references: FoundReference[]): string[] | null {
  const columns: string[] = [];
  for (const key of to.primaryKey) {
    const same = from.columns.find(
      ({ column }) => column.toLowerCase() === key.toLowerCase() && isNamed(column),
    );
    const target = references.find(({ pair }) => pair.from.table === to.name && pair.from.columns[0] === key)
      ?.pair.to;
    const alike = references.filter(
      ({ pair }) =>
        pair.from.table === from.name &&
        pair.to.table === target?.table &&
        pair.to.columns[0] === target?.columns[0],
    );
    const isLine = to.columns.some((each) => each.column === key && isLineNumber(to, each));
    const next = isLine && !isNamed(key) ? columnBehind(from, columns.at(-1)) : undefined;
    if (target === undefined && same === undefined && next === undefined) return null;
    const match = same?.column ?? next ?? (alike.length === 1 ? alike[0]?.pair.from.columns[0] : undefined);
    if (match === undefined || columns.includes(match)) return null;
    columns.push(match);
  }
  const isMarked =
    !isNamed(to.primaryKey[0] ?? "") || to.primaryKey.some((key) => keyName(key).isKey) || isNamedAfter(to);
  return isMarked && comparable(from, to, columns) ? columns : null;
}

/** Where names say nothing, a line's number stands behind what it is a line of. */
const columnBehind = (table: KeyedTable, before: string | undefined): string | undefined => {
  const position = table.columns.find(({ column }) => column === before)?.position;
  return position === undefined
    ? undefined
    : table.columns.find((each) => each.position === position + 1)?.column;
};

const comparable = (from: KeyedTable, to: KeyedTable, columns: string[]): boolean =>
  columns.every((name, index) => {
    const one = from.columns.find(({ column }) => column === name);
    const other = to.columns.find(({ column }) => column === to.primaryKey[index]);
    return one !== undefined && one.valueClass === other?.valueClass;
  });

/** A letter and a number ("c01") name nothing. */
const isNamed = (column: string): boolean => /\p{L}{2}/u.test(column);

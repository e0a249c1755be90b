import { nameWords } from "../name-words.ts";
import type { KeyedTable } from "./column-keys.ts";
import type { FoundReference } from "./find-references.ts";
import { tableWords } from "./key-words.ts";

/** Columns besides its references that a table of pairs holds at most. */
const mostOthers = 2;
/** Things that a table of nothing but references pairs up at most. */
const mostPaired = 3;

/**
 * The key of a table that pairs others up: its leading references together, even where fewer of them happen to tell the rows
 * apart so far, and the day from which a pair holds. Null for all other tables.
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
  if (key === undefined) return null;
  const end = columns.findIndex((column) => !refers.has(column));
  const leading = end < 0 ? columns : columns.slice(0, end);
  if (table.primaryKey.length > 1) return longerKey(table, columns, leading);
  const others = columns.length - leading.length;
  const isPair = leading.length >= 2 && leading.includes(key) && others <= mostOthers;
  const isNamedSo = isNamedAfterBoth(table.name, leading, references);
  return isPair && (isNamedSo || !isUniqueIndeed(table, key, references)) ? leading : null;
}

/**
 * A key of several columns with the references that stand among them, with all columns where all are references, and with the
 * day from which a pair holds right behind it. Null where nothing comes to it.
 */
function longerKey(
  { name, primaryKey, columns: keys }: KeyedTable,
  columns: string[],
  leading: string[],
): string[] | null {
  if (leading.length === 0 || !leading.includes(primaryKey[0] ?? "")) return null;
  if (leading.length === columns.length) return leading.length <= mostPaired ? leading : null;
  const isDay = (column: string): boolean =>
    keys.some((each) => each.column === column && each.valueClass === "day");
  const next = columns[leading.length] ?? "";
  const run = isDay(next) ? [...leading, next] : leading;
  if (!primaryKey.every((column) => run.includes(column))) return null;
  const last = Math.max(...primaryKey.map((column) => run.indexOf(column)));
  if (!isNamed(name) && last + 1 > primaryKey.length + 1) return null;
  const isSince = last === leading.length - 1 && run.length > leading.length && startsPeriod(next);
  return run.slice(0, isSince ? last + 2 : last + 1);
}

/** A letter and a number ("t01") name nothing. */
const isNamed = (table: string): boolean => /\p{L}{2}/u.test(table);

/** Whether a table is called after all that it pairs ("film_category"), or after nothing. */
function isNamedAfterBoth(table: string, leading: string[], references: FoundReference[]): boolean {
  const words = tableWords(table);
  const targets = references.filter(
    ({ pair: { from } }) => from.table === table && leading.includes(from.columns[0] ?? ""),
  );
  return (
    !isNamed(table) ||
    targets.every(({ pair }) => tableWords(pair.to.table).some((word) => words.includes(word)))
  );
}

/** "start_date", "valid_from": a pair may come again from another day on. */
const startsPeriod = (column: string): boolean =>
  nameWords(column).some((word) => ["start", "from", "since", "begin", "effective"].includes(word));

/** Rows with one value twice that chance would have made, from which on it is no chance that there is none. */
const enoughTwice = 8;

/** Whether a leading reference tells the rows apart by more than chance (the birthday problem). */
function isUniqueIndeed({ name, rowCount }: KeyedTable, key: string, references: FoundReference[]): boolean {
  const facts = references.find(
    ({ pair }) => pair.from.table === name && pair.from.columns[0] === key,
  )?.facts;
  return (
    facts !== undefined &&
    facts.from.position === 0 &&
    (rowCount * (rowCount - 1)) / 2 / facts.to.distinct > enoughTwice
  );
}

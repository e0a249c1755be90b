import type { Table } from "@parlance/contract";
import { isLevel } from "../../semantics/level-dates.ts";
import { type ColumnEntry, holdsFigure, isTime, type TableEntry } from "./entries.ts";

/** Words of names that speak of a level by themselves. */
const ofLevels: ReadonlySet<string> = new Set(
  "stock inventory balance headcount population backlog holding occupancy".split(" "),
);

/** Most words beside a level's own that its names are put together from. */
const mostBeside = 4;

/**
 * Tables whose rows are one level, at one date or as it is now: what is said of them ("the stock", "headcount") means the level, nobody counts
 * its rows. By table: the level's column, and the names that it goes by beside the table's own: "balance", "merchant balance" and
 * "merchant wallet balance" of "wallet_merchant_balance_daily". Tables of several levels are none of these.
 */
export function levelTables(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ReadonlyMap<number, { column: number; names: readonly (readonly string[])[] }> {
  return new Map(
    tables.flatMap(({ id, table, words, columns: own }) => {
      const present = presentLevel(words, own, columns);
      if (present !== null) return [[id, { column: present.id, names: calledStock }] as const];
      const [level, other] = levelsOf(table, own, columns);
      if (level === undefined || other !== undefined) return [];
      const heads = [...new Set([...words, ...level.words])].filter((word) => ofLevels.has(word));
      const beside = words.filter((word) => !heads.includes(word)).slice(0, mostBeside);
      const names = heads.flatMap((head) => arrangements(beside).map((before) => [...before, head]));
      return [[id, { column: level.id, names }] as const];
    }),
  );
}

/** Every choice of some of the words in every order; first none of them. */
const arrangements = (words: readonly string[]): string[][] => [
  [],
  ...words.flatMap((word) =>
    arrangements(words.filter((other) => other !== word)).map((rest) => [word, ...rest]),
  ),
];

/** The one number of the rows of a table of stocks where no date says when it was taken; null where there is none. */
export function presentLevel(
  words: readonly string[],
  own: readonly number[],
  columns: readonly ColumnEntry[],
): ColumnEntry | null {
  const entries = own.flatMap((id) => columns[id] ?? []);
  const [only, other] = entries.filter(holdsFigure);
  const isHeld =
    words.length === 1 && kept.has(words[0] ?? "") && !entries.some(({ column }) => isTime(column));
  return isHeld && other === undefined ? (only ?? null) : null;
}

const kept: ReadonlySet<string> = new Set(["stock", "inventory"]);

/** What people call that number, whichever of the words the table goes by. */
export const calledStock: readonly (readonly string[])[] =
  "stock|inventory|stock on hand|inventory on hand|stock level|inventory level|stock quantity|unit in stock|item in stock|piece in stock|quantity in stock|quantity on hand|unit on hand"
    .split("|")
    .map((name) => name.split(" "));

/** The columns that hold levels taken at dates, by their place. */
export const levelColumns = (
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ReadonlySet<number> =>
  new Set(tables.flatMap(({ table, columns: own }) => levelsOf(table, own, columns).map(({ id }) => id)));

const levelsOf = (table: Table, own: readonly number[], columns: readonly ColumnEntry[]): ColumnEntry[] =>
  own.flatMap((each) => columns[each] ?? []).filter(({ column }) => isLevel(table, column));

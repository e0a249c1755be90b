import type { Table } from "@parlance/contract";
import { isLevel } from "../../semantics/level-dates.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";

/** Words of names that speak of a level by themselves. */
const ofLevels: ReadonlySet<string> = new Set(
  "stock inventory balance headcount population backlog holding occupancy".split(" "),
);

/**
 * Tables whose rows are one level at one date: what is said of them ("the stock", "headcount") means the level, nobody counts its
 * rows. By table: the level's column, and the words that it goes by beside its name. Tables of several levels are none of these.
 */
export function levelTables(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ReadonlyMap<number, { column: number; words: readonly string[] }> {
  return new Map(
    tables.flatMap(({ id, table, words, columns: own }) => {
      const [level, other] = levelsOf(table, own, columns);
      if (level === undefined || other !== undefined) return [];
      const spoken = [...words, ...level.words].filter((word) => ofLevels.has(word));
      return [[id, { column: level.id, words: spoken }] as const];
    }),
  );
}

/** The columns that hold levels taken at dates, by their place. */
export const levelColumns = (
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ReadonlySet<number> =>
  new Set(tables.flatMap(({ table, columns: own }) => levelsOf(table, own, columns).map(({ id }) => id)));

const levelsOf = (table: Table, own: readonly number[], columns: readonly ColumnEntry[]): ColumnEntry[] =>
  own.flatMap((each) => columns[each] ?? []).filter(({ column }) => isLevel(table, column));

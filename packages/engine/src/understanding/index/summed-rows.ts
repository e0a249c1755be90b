import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";

/** How many rows a day or month has where its rows are told apart by more than the time. */
const several = 1.5;
const fewestFigures = 2;

/**
 * The tables whose rows are what a day or month came to in each of some kinds (clicks, spend and orders by day and channel): nothing numbers
 * the rows, a time has several of them, and all that they tell beside their kinds are figures that add up. A day's figure is the sum of its rows.
 */
export const summedRows = (
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ReadonlySet<number> => new Set(tables.filter((entry) => isSummed(entry, columns)).map(({ id }) => id));

function isSummed({ table, key, columns: own }: TableEntry, columns: readonly ColumnEntry[]): boolean {
  const entries = own.flatMap((id) => columns[id] ?? []);
  const time = entries.find(({ column }) => column.name === table.timeColumn);
  const days = time?.column.profile?.distinct ?? 0;
  const figures = entries.filter(
    ({ column }) => column.role === "measure" && column.additivity === "additive",
  );
  return (
    key.length !== 1 &&
    days > 0 &&
    table.rowCount >= days * several &&
    figures.length >= fewestFigures &&
    entries.filter(({ column }) => isTime(column)).length === 1 &&
    entries.every(
      ({ column, foreign }) => column.role !== "key" || foreign || isKind(column, table.rowCount / days),
    )
  );
}

/** How many times as many kinds there may be in all as at one time: some begin and some end. */
const changing = 4;

/** A number that recurs from time to time, of a meter or a shop: it tells a kind, and no row. */
const isKind = ({ profile }: ColumnEntry["column"], rowsAtOnce: number): boolean =>
  profile !== null && profile.distinct <= rowsAtOnce * changing;

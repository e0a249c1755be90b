import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";

/** What a number is called that only says how many there are. */
const bare: ReadonlySet<string> = new Set("count cnt number no n freq frequency total".split(" "));

/**
 * The tables with a row for each combination of kinds ("trade, sex, year") that holds how many there are of it in a number called "count" or the
 * like, with that column: nobody counts the rows.
 */
export const findCells = (
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ReadonlyMap<number, number> =>
  new Map(
    tables.flatMap((entry) => {
      const count = cellCount(entry, columns);
      return count === null ? [] : [[entry.id, count.id] as const];
    }),
  );

function cellCount({ key, columns: own }: TableEntry, columns: readonly ColumnEntry[]): ColumnEntry | null {
  const entries = own.flatMap((id) => columns[id] ?? []);
  const told = entries.filter(({ id }) => !key.includes(id));
  const isOfKinds =
    key.length > 1 &&
    entries.every(({ id, column: { role } }) => key.includes(id) === (role !== "measure")) &&
    entries.every(({ column: { role } }) => role !== "key");
  const [count, other] = told.filter((entry) => isCount(entry) && entry.core.every((word) => bare.has(word)));
  return isOfKinds && other === undefined ? (count ?? null) : null;
}

const isCount = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && isNumeric(column) && column.additivity === "additive";

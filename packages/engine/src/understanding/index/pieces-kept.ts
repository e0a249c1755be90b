import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import type { ValueIndex } from "./value-index.ts";

/** What is kept, whatever of it: the rows have no noun of their own. */
const kept: ReadonlySet<string> = new Set("inventory stock holding item".split(" "));
/** What one of several of a work is called, and one that is lent out or sold on a carrier. */
const pieces = "copy disc disk dvd".split(" ");

/**
 * "Copies" of a table of what is kept where each row is a single one with its own key, of the work that it refers to ("inventory" of films, "items" of
 * books), and no row tells how many there are: the rows. Not what rows, columns or values are called.
 */
export function piecesKept(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  values: ValueIndex,
): { table: number; word: string }[] {
  const [only, other] = tables.filter((entry) => isOfPieces(entry, columns));
  if (only === undefined || other !== undefined) return [];
  const isTaken = (word: string): boolean =>
    values.byKey.has(word) ||
    tables.some(({ words }) => words.includes(word)) ||
    columns.some(({ words }) => words.includes(word));
  return pieces.filter((word) => !isTaken(word)).map((word) => ({ table: only.id, word }));
}

function isOfPieces({ words, key, columns: own }: TableEntry, columns: readonly ColumnEntry[]): boolean {
  const entries = own.flatMap((id) => columns[id] ?? []);
  const [ownKey] = key;
  return (
    kept.has(words.at(-1) ?? "") &&
    key.length === 1 &&
    columns[ownKey ?? -1]?.foreign === false &&
    entries.some(({ foreign }) => foreign) &&
    !entries.some(({ column, foreign, id }) => id !== ownKey && !foreign && isNumeric(column))
  );
}

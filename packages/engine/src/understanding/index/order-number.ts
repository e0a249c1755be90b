import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";

/** The column that tells orders apart in a table of their lines that calls nothing an order ("InvoiceNo" of many rows each). */
export function orderNumber(
  own: readonly number[],
  columns: readonly ColumnEntry[],
  tables: readonly TableEntry[],
): number | null {
  if (tables.some(({ words }) => words.includes("order"))) return null;
  const entries = own.flatMap((id) => columns[id] ?? []);
  if (entries.some(({ words }) => words.includes("order"))) return null;
  const rows = tables[entries[0]?.table ?? -1]?.table.rowCount ?? 0;
  const found = entries.find(
    ({ words, column, foreign }) =>
      !foreign &&
      column.role === "key" &&
      words.some((word) => documents.has(word)) &&
      (column.profile?.distinct ?? rows) < rows * severalLines,
  );
  return found?.id ?? null;
}

/** The one time that is called after what a number tells apart: the "invoice date" beside an "invoice number". */
export function dateOf(
  order: number,
  own: readonly number[],
  columns: readonly ColumnEntry[],
): number | null {
  const [called] = columns[order]?.words ?? [];
  const [only, other] = own.filter((id) => isTime(columns[id]?.column) && columns[id]?.words[0] === called);
  return other === undefined ? (only ?? null) : null;
}

/** What one order is told by, and how many of its numbers there are at most for each of the lines. */
const documents: ReadonlySet<string> = new Set(["invoice", "receipt", "basket"]);
const severalLines = 0.8;

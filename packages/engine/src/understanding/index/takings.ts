import { revenueWords } from "../lexicon/revenue-words.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";

/** What a table of sales is about, the likeliest first to hold each sale's money once. */
const deals: readonly string[] = [
  "sale",
  "sales",
  "order",
  "invoice",
  "purchase",
  "booking",
  "transaction",
  "receipt",
  "billing",
  "payment",
];
/** What a column of money received is called, the most telling first. */
const moneyWords: readonly string[] = ["total", "amount", "value", "paid", "subtotal", "price"];
const wholes: readonly string[] = ["total", "line", "extended"];
/** Words that make it another figure than what was received for a sale as a whole. */
export const otherFigures: ReadonlySet<string> = new Set(
  "tax vat discount shipping freight delivery cost fee tip refund refunded balance unit list quantity count number point stock average rate percent margin profit budget target credit limit".split(
    " ",
  ),
);

/**
 * The column that holds the money of each sale ("amount" of sales, "total price" of orders), which is what revenue
 * means in such data; null where a column is called revenue or no column is such.
 */
export function findTakings(tables: TableEntry[], columns: ColumnEntry[]): number | null {
  const named = ({ column, words }: ColumnEntry): boolean =>
    column.role === "measure" && words.some((word) => revenueWords.has(word));
  if (columns.some(named)) return null;
  const best = tables
    .flatMap((table) => {
      const deal = deals.findIndex((word) => table.words.includes(word));
      const rank = deal === -1 && tables.length === 1 ? deals.length : deal;
      if (rank === -1) return [];
      const own = table.columns.flatMap((id) => columns[id] ?? []);
      const many = own.some(({ words }) => words.some((word) => ["quantity", "units"].includes(word)));
      return own.flatMap((entry) => {
        const money = moneyRank(entry, many);
        return money === -1 ? [] : [{ id: entry.id, rank, money }];
      });
    })
    .toSorted((left, right) => left.rank - right.rank || left.money - right.money || left.id - right.id)[0];
  return best?.id ?? null;
}

/** A sale's price adds up over sales, where prices in general do not. */
export const asTakings = (entry: ColumnEntry): ColumnEntry => ({
  ...entry,
  column: { ...entry.column, additivity: "additive", defaultAggregation: "sum" },
});

/** How telling a column's name is, from 0; -1 for other figures and for prices of `many` pieces to a row. */
function moneyRank({ column, words, foreign }: ColumnEntry, many: boolean): number {
  const price = words.includes("price") && !wholes.some((word) => words.includes(word));
  const adds = column.role === "measure" && !foreign && (price ? !many : column.additivity === "additive");
  if (!adds || words.some((word) => otherFigures.has(word))) return -1;
  return moneyWords.findIndex((word) => words.includes(word));
}

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
const revenueWords: readonly string[] = ["revenue", "sales", "turnover", "income", "earnings", "proceeds"];
/** What a column of money received is called, the most telling first. */
const moneyWords: readonly string[] = ["total", "amount", "value", "paid", "subtotal", "price"];
/** Words that make it another figure than what was received for a sale as a whole. */
const otherFigures: ReadonlySet<string> = new Set(
  "tax vat discount shipping freight delivery cost fee tip refund refunded balance unit list quantity count number point stock average rate percent margin profit budget target credit limit".split(
    " ",
  ),
);

/**
 * The column that holds the money of each sale ("amount" of sales, "total price" of orders), which is what revenue
 * means in such data; null where a column is called revenue or no column is such.
 */
export function findTakings(tables: TableEntry[], columns: ColumnEntry[]): number | null {
  if (columns.some(({ words }) => words.some((word) => revenueWords.includes(word)))) return null;
  const best = tables
    .flatMap((table) => {
      const deal = deals.findIndex((word) => table.words.includes(word));
      const rank = deal === -1 && tables.length === 1 ? deals.length : deal;
      if (rank === -1) return [];
      return table.columns.flatMap((id) => {
        const entry = columns[id];
        const money = entry === undefined ? -1 : moneyRank(entry);
        return money === -1 ? [] : [{ id, rank, money }];
      });
    })
    .toSorted((left, right) => left.rank - right.rank || left.money - right.money || left.id - right.id)[0];
  return best?.id ?? null;
}

function moneyRank({ column, words, foreign }: ColumnEntry): number {
  const adds = column.additivity === "additive" || isSalePrice(words);
  if (column.role !== "measure" || foreign || !adds || words.some((word) => otherFigures.has(word)))
    return -1;
  return moneyWords.findIndex((word) => words.includes(word));
}

/** "sale price": what each sale brought in, although prices do not add up elsewhere. */
const isSalePrice = (words: readonly string[]): boolean =>
  words.includes("price") && words.some((word) => ["sale", "sales", "selling"].includes(word));

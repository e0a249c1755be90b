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
/** Words of tables whose money is paid rather than received. */
const outgoing: ReadonlySet<string> = new Set(["vendor", "supplier", "payable", "payroll"]);
/** What a column of money received is called, the most telling first. */
const moneyWords: readonly string[] = ["total", "amount", "value", "paid", "subtotal", "price"];
const wholes: readonly string[] = ["total", "line", "extended"];
/** Words that make it another figure than what was received for a sale as a whole. */
export const otherFigures: ReadonlySet<string> = new Set(
  "tax vat discount shipping freight delivery cost fee tip refund refunded balance unit list quantity count number point stock average rate percent margin profit budget target credit limit".split(
    " ",
  ),
);

/** Words that only say of money that it is money. */
const plainMoney: ReadonlySet<string> = new Set(["total", "amount", "value"]);

/**
 * The column that holds the money of each sale ("amount" of sales, "total price" of orders, "sales amount" of anything), which is
 * what revenue means in such data; null where a column is called revenue or no column is such.
 */
export function findTakings(tables: TableEntry[], columns: ColumnEntry[]): number | null {
  const named = columns.filter(
    ({ column, words }) => column.role === "measure" && words.some((word) => revenueWords.has(word)),
  );
  if (named.length > 0) return salesAmount(tables, named);
  const best = tables
    .flatMap((table) => {
      const deal = table.words.some((word) => outgoing.has(word))
        ? -1
        : deals.findIndex((word) => table.words.includes(word));
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

/** "Sales amount" beside a "sales quantity" in a table of sales: what "sales" means there; null where a column is called "sales" alone. */
function salesAmount(tables: readonly TableEntry[], named: readonly ColumnEntry[]): number | null {
  if (named.some(({ words }) => words.every((word) => revenueWords.has(word)))) return null;
  const [only, other] = named.filter(
    ({ table, column, words }) =>
      column.additivity === "additive" &&
      words.every((word) => revenueWords.has(word) || plainMoney.has(word)) &&
      tables[table]?.words.some((word) => revenueWords.has(word) || deals.includes(word)) === true,
  );
  return other === undefined ? (only?.id ?? null) : null;
}

/** The column whose sum is the money of all sales, by whatever name: the takings, or of those that are called "sales" that of the most rows. */
export function salesColumn(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  takings: number | null,
): number | null {
  if (takings !== null) return takings;
  const rows = ({ table }: ColumnEntry): number => tables[table]?.table.rowCount ?? 0;
  const named = columns.filter(
    ({ column, words }) =>
      column.role === "measure" &&
      column.additivity === "additive" &&
      words.every((word) => revenueWords.has(word) || plainMoney.has(word)) &&
      words.some((word) => revenueWords.has(word)),
  );
  return named.toSorted((one, other) => rows(other) - rows(one))[0]?.id ?? null;
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

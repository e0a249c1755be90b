import { moneyNouns } from "../lexicon/money-nouns.ts";
import { revenueWords } from "../lexicon/revenue-words.ts";
import { lemma } from "../text/lemma.ts";
import { chargeColumn } from "./charges.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { isInEachCurrency } from "./in-each-currency.ts";
import { isQuoted } from "./is-quoted.ts";
import { isSoldFor } from "./is-sold-for.ts";
import { nameWords } from "./names.ts";
import { isDescribed } from "./persons.ts";

/** What a table of sales is about, the likeliest first to hold each sale's money once. */
const deals: readonly string[] = [
  "sale",
  "sales",
  "order",
  "invoice",
  "bill",
  "purchase",
  "booking",
  "transaction",
  "receipt",
  "billing",
  "rental",
  "reservation",
  "payment",
  "deal",
  "opportunity",
];
/** Words of tables whose money is paid rather than received. */
const outgoing: ReadonlySet<string> = new Set(
  "vendor supplier payable payroll pension benefit payout disbursement salary wage".split(" "),
);
/** What a column of money received is called, the most telling first. */
const moneyWords: readonly string[] = [
  ...["total", "amount", "value", "pay", "subtotal", "price"],
  ...["invoice", "invoiced", "billed"],
];
/** Whether a price is that of all pieces of a row: "total price", "line price"; a "line item price" is that of one. */
export const isOfAllPieces = (words: readonly string[]): boolean =>
  words.includes("total") ||
  words.includes("extended") ||
  (words.includes("line") && !words.includes("item"));
/** Words that make it another figure than what was received for a sale as a whole. */
export const otherFigures: ReadonlySet<string> = new Set(
  "tax vat discount shipping freight delivery cost fee tip refund refunded balance unit list quantity count number point stock average rate percent margin profit budget target credit limit day hour weight claim claimed declared insured deposit voucher coupon rebate gift loyalty commission quoted quote asking estimated planned expected".split(
    " ",
  ),
);

/** Words that only say of money that it is money. */
const plainMoney: ReadonlySet<string> = new Set(["total", "amount", "value", "net"]);

/**
 * The column that holds the money of each sale ("amount" of sales, "total price" of orders, "sales amount" of anything), which is
 * what revenue means in such data, else what each row was charged for, else what lines with a price and a quantity come to; null where a column is
 * called revenue or no column is such.
 */
export function findTakings(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): number | null {
  const named = revenueColumns(tables, columns);
  if (named.length > 0) return salesAmount(tables, named);
  const best = tables
    .flatMap((table) => {
      const deal = dealRank(table);
      const rank = deal === -1 && tables.length === 1 ? deals.length : deal;
      const money = rank === -1 ? null : moneyColumn(table, columns);
      return money === null ? [] : [{ ...money, deal: rank, besides: isOfPart(table) ? 1 : 0 }];
    })
    .toSorted(
      (left, right) =>
        left.besides - right.besides ||
        left.deal - right.deal ||
        left.rank - right.rank ||
        left.id - right.id,
    )[0];
  return (
    best?.id ?? chargeColumn(tables, columns)?.id ?? lineTotal(tables, columns) ?? saleValue(tables, columns)
  );
}

/** "Bar sales", "gift orders": deals of one kind alone, which are not what comes in where others are called deals by nothing else ("bookings"). */
const isOfPart = ({ words }: TableEntry): boolean =>
  words.length === 2 && deals.includes(words[1] ?? "") && !whole.has(words[0] ?? "");

/** What deals of every kind may be called beside their own name. */
const whole: ReadonlySet<string> = new Set([
  ...deals,
  ..."customer client fact all total online web store shop retail daily product item ticket work job service car vehicle room".split(
    " ",
  ),
]);

/** "Sale value" of what was harvested: what the one such column of facts tells, where no rows are sales themselves. */
function saleValue(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): number | null {
  const [only, other] = columns.filter(
    ({ column, words, table }) =>
      tables[table]?.table.type === "fact" &&
      column.role === "measure" &&
      column.additivity === "additive" &&
      words[0] === "sale" &&
      words.length > 1 &&
      words.slice(1).every((word) => plainMoney.has(word)),
  );
  return other === undefined ? (only?.id ?? null) : null;
}

/**
 * What each row of the one table comes to that tells how many pieces went at which price each, by whatever name it goes ("line total" of delivery lines):
 * what is stored is to the cent what people know, which quantity × price is not. Null where there is none, or more than one.
 */
function lineTotal(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): number | null {
  const totals = tables.flatMap((table) => {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    const priced = own.some(({ words }) => words.includes("price") && !isOfAllPieces(words));
    const counted = own.some(({ words }) => words.some((word) => ["quantity", "units"].includes(word)));
    const money = priced && counted && !isOutgoing(table) ? moneyColumn(table, columns) : null;
    return money === null || !isOfAllPieces(columns[money.id]?.words ?? []) ? [] : [money.id];
  });
  const [only, other] = totals;
  return other === undefined ? (only ?? null) : null;
}

/** How likely a table's rows are to hold each sale's money once, from 0; -1 where they are no sales, or money is paid for them. */
export const dealRank = (table: TableEntry): number =>
  isOutgoing(table) ? -1 : deals.findIndex((word) => table.words.includes(word));

/** Whether a table is of those that money is paid to. */
export const isOutgoing = ({ words }: TableEntry): boolean => words.some((word) => outgoing.has(word));

/** Columns that are called revenue or the like and hold it: not the tax on sales, not what the people of the rows earn. */
export function revenueColumns(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ColumnEntry[] {
  const isOfPerson = (id: number): boolean => {
    const table = tables[id];
    return table !== undefined && isDescribed(table, columns);
  };
  const named = columns.filter(
    ({ column, words, table }) =>
      column.role === "measure" &&
      words.some((word) => revenueWords.has(word)) &&
      !isOtherFigure(words) &&
      !(words.includes("income") && (words.some((word) => afterCosts.has(word)) || isOfPerson(table))),
  );
  const ofFacts = named.filter(({ table }) => tables[table]?.table.type === "fact");
  return ofFacts.length > 0 || !tables.some((table) => dealRank(table) !== -1) ? named : ofFacts;
}

/** "Sales tax" is no revenue, where "freight revenue" is, of what is carried. */
const isOtherFigure = (words: readonly string[]): boolean =>
  words.some((word) => otherFigures.has(word) && !(carried.has(word) && words.at(-1) === "revenue"));

const carried: ReadonlySet<string> = new Set("freight shipping delivery fee deposit commission".split(" "));

/** "Gross income" is what is left of revenue. */
const afterCosts: ReadonlySet<string> = new Set(["gross", "net", "operating"]);

/** The column of a table that holds what each of its rows brought in; null where none does. */
export function moneyColumn(
  table: TableEntry,
  columns: readonly ColumnEntry[],
): { id: number; rank: number } | null {
  const own = table.columns.flatMap((id) => columns[id] ?? []);
  const many = own.some(
    ({ words }) => words.some((word) => ["quantity", "units"].includes(word)) || isOfPiece(words),
  );
  const ranked = own.flatMap((entry) => {
    const rank = isInEachCurrency(entry, own) || isQuoted(entry, table) ? -1 : moneyRank(entry, many);
    return rank === -1 ? [] : [{ id: entry.id, rank }];
  });
  const sorted = ranked.toSorted((left, right) => left.rank - right.rank || left.id - right.id);
  const tied = sorted
    .filter(({ rank }) => rank === sorted[0]?.rank)
    .map(({ id }) => columns[id]?.words ?? []);
  const isSplit = tied.length > 1 && tied.every((words) => !isWhole(words, table));
  const gross = sorted.filter(({ id }) => columns[id]?.words.includes("gross") === true);
  return (isSplit && gross.length === 1 ? gross[0] : sorted[0]) ?? null;
}

/** Whether an amount is called by nothing but money and its rows: an "insurance amount" beside a "patient amount" is a part of the gross one. */
const isWhole = (words: readonly string[], table: TableEntry): boolean =>
  words.every((word) => plainMoney.has(word) || table.words.includes(word));

/** "Unit cost": the prices beside it are those of a piece, too. */
const isOfPiece = (words: readonly string[]): boolean =>
  words.includes("unit") && ["price", "cost"].some((word) => words.includes(word));

/**
 * The one column that is called revenue or the like, or the one of a table of sales that is called so beside plain words ("sales
 * amount" beside "sales quantity"); what is called net where several are. Null where more than one may be meant.
 */
function salesAmount(tables: readonly TableEntry[], named: readonly ColumnEntry[]): number | null {
  const additive = named.filter(
    ({ column, words }) =>
      column.additivity === "additive" &&
      words.every((word) => revenueWords.has(word) || plainMoney.has(word)),
  );
  const ofSales = additive.filter(({ table }) =>
    tables[table]?.words.some((word) => revenueWords.has(word) || deals.includes(word)),
  );
  const net = additive.filter(({ words }) => words.includes("net"));
  for (const few of [additive, ofSales, net]) if (few.length === 1) return few[0]?.id ?? null;
  return null;
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

/** The prices of tables of sales that hold each sale's money once, beside those of which the takings are. */
export const salePrices = (tables: readonly TableEntry[], columns: readonly ColumnEntry[]): number[] =>
  tables.flatMap((table) => {
    const money = table.table.type === "fact" && dealRank(table) !== -1 ? moneyColumn(table, columns) : null;
    return money !== null && columns[money.id]?.words.includes("price") === true ? [money.id] : [];
  });

/** A sale's price adds up over sales, where prices in general do not. */
export const asTakings = (entry: ColumnEntry): ColumnEntry => ({
  ...entry,
  column: { ...entry.column, additivity: "additive", defaultAggregation: "sum" },
});

/** "Total of special requests", "total visits": whole numbers of what is called in the plural are no money. */
const isTally = ({ name, physicalType, unit }: ColumnEntry["column"]): boolean => {
  const last = nameWords(name).at(-1) ?? "";
  const plural = last !== lemma(last) && !revenueWords.has(last) && !moneyNouns.has(lemma(last));
  return physicalType === "integer" && unit.kind !== "currency" && /total/iu.test(name) && plural;
};

/** Grams of fat, hours: a total that is told in a unit of something else than money. */
const isMeasured = ({ unit }: ColumnEntry["column"]): boolean =>
  unit.kind !== "currency" && unit.label !== null;

/**
 * How telling a column's name is, from 0; -1 for other figures and for prices of `many` pieces to a row. What is called net, or that of the goods alone, is meant
 * rather than what is called gross or has freight in it, beside which it stands, and what was paid rather than what was due.
 */
function moneyRank({ column, words, foreign }: ColumnEntry, many: boolean): number {
  const price = words.includes("price") && !isOfAllPieces(words);
  const adds = column.role === "measure" && !foreign && (price ? !many : column.additivity === "additive");
  if (!adds || words.some((word) => otherFigures.has(word)) || isTally(column)) return -1;
  const rank = words.includes("sub")
    ? moneyWords.indexOf("subtotal")
    : moneyWords.findIndex((word) => words.includes(word));
  if (rank === -1 || words.includes("per") || isMeasured(column)) return -1;
  return words.includes("net") || words[0] === "good" || isSoldFor({ words })
    ? 0
    : words.includes("gross") || words.includes("due")
      ? rank + moneyWords.length
      : rank + 1;
}

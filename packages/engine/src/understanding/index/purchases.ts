import { type ColumnEntry, holdsFigure, type TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";
import { lineTables } from "./line-tables.ts";
import { isOutgoing, moneyColumn } from "./takings.ts";

/** What is bought by rows that tell how many of it were ordered, and came, and what one costs, and by no column of what that makes together. */
export type Purchases = {
  /** The table of the rows, and the one of the documents that they are lines of; the same where there is none. */
  table: number;
  whole: number;
  /** The column of the rows that names their document; null where each row is one. */
  key: ColumnEntry | null;
  ordered: ColumnEntry;
  received: ColumnEntry | null;
  price: ColumnEntry;
};

const bought: ReadonlySet<string> = new Set("purchase purchasing procurement".split(" "));
const pieces: ReadonlySet<string> = new Set(["price", "cost"]);
const came = /^(?:receiv|deliver|arriv)/;
const meant = /^order(?:ed)?$/;
/** Other counts of the same goods. */
const otherwise: ReadonlySet<string> = new Set(
  "reject rejected return returned damaged scrap invoiced open outstanding backorder minimum stock".split(
    " ",
  ),
);

/** Finds them: rows of purchases by their name, or by whom they or their documents refer to; null where there are none, or several. */
export function findPurchases(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): Purchases | null {
  const parts = new Map(lineTables(tables, columns, graph).map((each) => [each.lines.id, each]));
  const found = tables.flatMap((table) => {
    const { whole = table, key = null } = parts.get(table.id) ?? {};
    const isBought = areBought(table, whole, tables, graph);
    const held = [table, whole].some((each) => moneyColumn(each, columns) !== null);
    return table.table.type !== "fact" || !isBought || held
      ? []
      : (ofRows(table, { whole: whole.id, key: columns[key ?? -1] ?? null }, columns) ?? []);
  });
  const [only, other] = found;
  return other === undefined ? (only ?? null) : null;
}

/** Whether rows, or the documents that they are lines of, are called purchases, or refer to a supplier and to no customer. */
export const areBought = (
  table: TableEntry,
  whole: TableEntry,
  tables: readonly TableEntry[],
  { ways }: Graph,
): boolean => {
  const parties = (ways[whole.id] ?? []).flatMap(({ to, toOne }) => (toOne ? (tables[to] ?? []) : []));
  return (
    [table, whole].some((each) => isOutgoing(each) || each.words.some((word) => bought.has(word))) ||
    (parties.some(isOutgoing) && !parties.some(({ words }) => words.some((word) => buyers.has(word))))
  );
};

const buyers: ReadonlySet<string> = new Set("customer client shopper patient guest member".split(" "));

function ofRows(
  table: TableEntry,
  document: Pick<Purchases, "whole" | "key">,
  columns: readonly ColumnEntry[],
): Purchases | null {
  const own = table.columns.flatMap((id) => columns[id] ?? []).filter(holdsFigure);
  const [price, second] = own.filter(({ words }) => words.some((word) => pieces.has(word)));
  const counts = own.filter(
    ({ words }) =>
      words.some((word) => ["quantity", "units", "pieces"].includes(word)) &&
      !words.some((word) => otherwise.has(word)),
  );
  const received = counts.filter(({ words }) => words.some((word) => came.test(word)));
  const rest = counts.filter((each) => !received.includes(each));
  const [ordered, further] =
    rest.length > 1 ? rest.filter(({ words }) => words.some((word) => meant.test(word))) : rest;
  if (price === undefined || second !== undefined || ordered === undefined || further !== undefined)
    return null;
  const [only, other] = received;
  return {
    table: table.id,
    ...document,
    ordered,
    received: other === undefined ? (only ?? null) : null,
    price,
  };
}

/** How the value of what was ordered is called in words that mean nothing else. */
export const orderedValue = "ordered value";
/** The same of one document on average. */
export const averageValue = "typical ordered value";

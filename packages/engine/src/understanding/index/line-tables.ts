import { orderWords } from "../lexicon/order-words.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";
import { isPartNamed } from "./rows-named.ts";

/**
 * Rows that are what the rows of another table are made of: lines of orders, items of invoices. `key` is the column that
 * names the order; `beyond` are the tables that only lines lead to (wares and their kinds), the lines themselves among them.
 */
export type LineTable = {
  lines: TableEntry;
  whole: TableEntry;
  key: number | null;
  beyond: ReadonlySet<number>;
};

/**
 * What the lines of deals tell of their money where the deals tell it too: the column that holds it, null where it is computed. It is
 * taken where a question speaks of what is `beyond` the deals: wares, and what only lines lead to.
 */
export type LineMoney = { table: number; column: number | null; beyond: ReadonlySet<number> };

/** Rows that follow a deal and are no part of it. */
const besides: ReadonlySet<string> = new Set(
  "payment refund return credit shipment delivery event history log note status review rating tax fee".split(
    " ",
  ),
);

/** Finds them: rows that refer to those of another fact, and are called lines, or after what they refer to and what they hold of it. */
export function lineTables(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): LineTable[] {
  return tables.flatMap((lines): LineTable[] => {
    if (lines.words.some((word) => besides.has(word))) return [];
    const reached = leadsTo(graph, lines.id);
    const own = ownOrder(lines, columns);
    return (graph.ways[lines.id] ?? []).flatMap(({ to, toOne, by }): LineTable[] => {
      const whole = tables[to];
      if (!toOne || whole === undefined || to === lines.id || !isDated(whole, columns)) return [];
      if (own !== null && !whole.words.some((word) => own.words.includes(word))) return [];
      const known = leadsTo(graph, to);
      const beyond = new Set([...reached].filter((id) => id !== to && !known.has(id)));
      const isLine = isPart(lines, whole, beyond.size > 0) || (beyond.size > 0 && isPriced(lines, columns));
      return isLine && !known.has(lines.id)
        ? [{ lines, whole, key: keyOf(lines, columns, by), beyond: new Set([lines.id, ...beyond]) }]
        : [];
    });
  });
}

/** What each table of lines is of: rather of what happened, an order, than of what has a date as well, a ware with the day of its launch. */
export const wholesOf = (found: readonly LineTable[]): Map<number, number> =>
  new Map(
    found
      .toSorted((one, other) => Number(isFact(one.whole)) - Number(isFact(other.whole)))
      .map(({ lines, whole }) => [lines.id, whole.id]),
  );

const isFact = ({ table }: TableEntry): boolean => table.type === "fact";

/** The column in which several lines of a table share their order's number, where it refers to no table; null where there is none. */
const ownOrder = (
  { columns: own, key, table }: TableEntry,
  columns: readonly ColumnEntry[],
): ColumnEntry | null =>
  own
    .flatMap((id) => columns[id] ?? [])
    .find(
      ({ id, column, foreign, words }) =>
        !foreign &&
        (key.length !== 1 || key[0] !== id) &&
        words.some((word) => orderWords.has(word)) &&
        (column.role === "key" || words.includes("number")) &&
        (column.profile?.distinct ?? table.rowCount ?? 0) < (table.rowCount ?? 0),
    ) ?? null;

/** "order lines", "line items" of orders; "order products" of what orders are of, where these have a table. */
function isPart(lines: TableEntry, whole: TableEntry, hasOwn: boolean): boolean {
  const named = whole.words.every((word) => lines.words.includes(word));
  const longer = lines.words.length > whole.words.length;
  return isPartNamed(lines.words) || (named && longer && hasOwn);
}

/** Whether rows say of how many pieces and at which price, and not when: lines, whatever they are called ("invl" of invoices). */
function isPriced({ columns: own, table }: TableEntry, columns: readonly ColumnEntry[]): boolean {
  const entries = own.flatMap((id) => columns[id] ?? []);
  const tells = (word: string): boolean =>
    entries.some(({ column, words }) => column.role === "measure" && words.includes(word));
  const isTimed = entries.some(({ column }) => column.role === "time");
  return table.type === "fact" && !isTimed && tells("quantity") && tells("price");
}

/** The one column that refers. */
const keyOf = (
  { columns: own }: TableEntry,
  columns: readonly ColumnEntry[],
  [name, other]: readonly string[],
): number | null =>
  other === undefined ? (own.find((id) => columns[id]?.column.name === name) ?? null) : null;

/** Whether rows say when they happened. */
const isDated = ({ columns: own, table }: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  table.timeColumn !== null ||
  own.some((id) => ["date", "timestamp"].includes(columns[id]?.column.physicalType ?? ""));

/** The tables of which each row of one has one row at most, by any way. */
export function leadsTo(graph: Graph, from: number): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [from];
  for (let table = open.pop(); table !== undefined; table = open.pop())
    for (const { to, toOne } of graph.ways[table] ?? [])
      if (toOne && to !== from && !found.has(to)) {
        found.add(to);
        open.push(to);
      }
  return found;
}

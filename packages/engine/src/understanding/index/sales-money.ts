import { revenueWords } from "../lexicon/revenue-words.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";
import { findLinePrice } from "./line-price.ts";
import { type LineMoney, lineTables } from "./line-tables.ts";
import { findRevenue, type Revenue } from "./revenue.ts";
import { dealRank, findTakings, isOutgoing, moneyColumn } from "./takings.ts";

/** Where the data tells what sales brought in. */
export type SalesMoney = {
  /** How it is computed where no column of that grain holds it. */
  revenue: Revenue | null;
  /** The column that holds it, of whole deals where lines tell it too. */
  takings: number | null;
  lines: LineMoney | null;
  /** The column of the pieces that were sold. */
  pieces: number | null;
  /** The column of lines that names the deal that they are of. */
  dealKey: number | null;
  /** The table whose rows are the deals: what lines are of, else what tells the money. */
  dealTable: number | null;
};

/**
 * Finds it. A column that holds it is taken rather than the product of quantity and price in the same rows, which leaves out how it
 * was rounded and what else was taken off, and rather than a time at its rate, which tells what was agreed where other rows tell what came of it.
 */
export function findSalesMoney(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): SalesMoney {
  const product = findRevenue(tables, columns, graph);
  const taken = findTakings(tables, columns);
  const pieces = product === null || product.timed ? null : product.quantity;
  const held = columns[taken ?? -1];
  const isNamed = held?.words.some((word) => revenueWords.has(word)) === true;
  const isBilled = held !== undefined && product !== null && bills(held, product, tables, graph);
  const parted = partedMoney(tables, columns, graph, product).find(
    ({ line, whole }) =>
      (line.column === null && !isNamed) || held === undefined || [line.table, whole].includes(held.table),
  );
  if (parted === undefined) {
    const isHeld =
      held !== undefined &&
      (product === null || product.timed || isNamed || held.table === product.table || isBilled);
    const dealTable = (isHeld ? held : product)?.table ?? null;
    const rest = { pieces: isBilled ? null : pieces, dealKey: null, dealTable };
    return isHeld
      ? { revenue: null, takings: taken, lines: findLinePrice(tables, columns, graph, taken), ...rest }
      : { revenue: product, takings: null, lines: null, ...rest };
  }
  const { line, money, beyond, dealKey } = parted;
  const own = isNamed && held?.table === line.table ? held.id : line.column;
  const isWhole = isNamed && held?.table === parted.whole;
  const billed = isBilled && money === null ? held : undefined;
  const whole = isWhole ? held.id : (billed?.id ?? money);
  const revenue = own === null ? product : null;
  const rest = { pieces, dealKey, dealTable: billed?.table ?? parted.whole };
  return whole === null
    ? { revenue, takings: own, lines: null, ...rest }
    : { revenue, takings: whole, lines: { table: line.table, column: own, beyond }, ...rest };
}

/** Whether documents tell what the same rows come to of which the product is a part alone: the invoice of a job beside the materials used in it. */
function bills(held: ColumnEntry, product: Revenue, tables: readonly TableEntry[], { ways }: Graph): boolean {
  const isDocument = tables[held.table]?.words.some((word) => documents.has(word)) === true;
  const above = (id: number): number[] =>
    (ways[id] ?? []).flatMap(({ to, toOne }) => (toOne && tables[to]?.table.type === "fact" ? [to] : []));
  const ofParts = above(product.table);
  return isDocument && above(held.table).some((id) => ofParts.includes(id));
}

/** What is written for all that was done or delivered. */
const documents: ReadonlySet<string> = new Set(["invoice", "bill", "sale", "receipt"]);

type Parted = {
  line: { table: number; column: number | null };
  whole: number;
  /** The column that holds the money of whole deals. */
  money: number | null;
  beyond: ReadonlySet<number>;
  dealKey: number | null;
};

/** Where lines tell money, held or as that product, and whether the deals that they make up tell it too; the likeliest sales first. */
function partedMoney(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
  product: Revenue | null,
): Parted[] {
  const isBought = (whole: TableEntry): boolean =>
    [
      whole,
      ...(graph.ways[whole.id] ?? []).flatMap(({ to, toOne }) => (toOne ? (tables[to] ?? []) : [])),
    ].some(isOutgoing);
  return lineTables(tables, columns, graph)
    .flatMap(({ lines, whole, key, beyond }) => {
      const column = moneyColumn(lines, columns)?.id ?? null;
      if ((column === null && product?.table !== lines.id) || isBought(whole)) return [];
      const money = moneyColumn(whole, columns)?.id ?? null;
      const rank = dealRank(whole);
      const order = rank === -1 ? Number.POSITIVE_INFINITY : rank;
      const line = { table: lines.id, column };
      return [{ line, whole: whole.id, money, beyond, dealKey: key, order, rows: lines.table.rowCount }];
    })
    .toSorted((left, right) =>
      left.order === right.order ? right.rows - left.rows : left.order - right.order,
    );
}

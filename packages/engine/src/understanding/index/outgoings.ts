import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";
import { isPartNamed } from "./rows-named.ts";
import { isOutgoing, moneyColumn } from "./takings.ts";

/** Rows that money is paid for, and the column that tells how much: purchase orders beside the orders of customers. */
export type Outgoing = { table: number; column: number };

const bought: ReadonlySet<string> = new Set("purchase purchasing procurement expense cost".split(" "));
const costs: ReadonlySet<string> = new Set(["cost", "total", "amount"]);

/**
 * Finds them: facts that are called so or refer to whom money is paid, other than those of `sales`; the lines of such rows only
 * where nothing tells what the whole came to.
 */
export function findOutgoings(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
  sales: ReadonlySet<number | undefined>,
): Outgoing[] {
  const pays = (table: TableEntry): boolean =>
    table.words.some((word) => bought.has(word)) ||
    (graph.ways[table.id] ?? []).some(({ to, toOne }) => {
      const other = tables[to];
      return toOne && other !== undefined && isOutgoing(other);
    });
  const found = tables.flatMap((table): (Outgoing & { part: boolean })[] => {
    const column = sales.has(table.id) || !pays(table) ? null : paidColumn(table, columns);
    return table.table.type !== "fact" || column === null
      ? []
      : [{ table: table.id, column, part: isPartNamed(table.words) }];
  });
  const wholes = found.filter(({ part }) => !part);
  return (wholes.length > 0 ? wholes : found).map(({ table, column }) => ({ table, column }));
}

/** The column that tells what was paid, or the one that tells what it cost. */
function paidColumn(table: TableEntry, columns: readonly ColumnEntry[]): number | null {
  const held = moneyColumn(table, columns)?.id;
  if (held !== undefined) return held;
  const [only, other] = table.columns
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, words, foreign }) =>
        !foreign && isNumeric(column) && words.includes("cost") && words.every((word) => costs.has(word)),
    );
  return only === undefined || other !== undefined ? null : only.id;
}

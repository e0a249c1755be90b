import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";
import { type LineMoney, leadsTo } from "./line-tables.ts";

/**
 * Where sales are held by the payments of orders, and these have lines of one piece each with a price: that price, for products
 * and sellers, which a payment for several cannot be parted by. Null elsewhere.
 */
export function findLinePrice(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
  takings: number | null,
): LineMoney | null {
  const held = columns[takings ?? -1]?.table;
  if (held === undefined) return null;
  const known = new Set([held, ...leadsTo(graph, held)]);
  const [only, other] = tables.flatMap((table): LineMoney[] => {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    const price = own.filter(
      ({ column, words, foreign }) => !foreign && isNumeric(column) && words.join(" ") === "price",
    );
    const pieces = own.some(({ words }) => words.includes("quantity") || words.includes("units"));
    const [column, second] = price;
    const reached = leadsTo(graph, table.id);
    const lines =
      table.table.type === "fact" && table.id !== held && [...reached].some((id) => known.has(id));
    const beyond = new Set([...reached].filter((id) => !known.has(id)));
    return !lines || pieces || column === undefined || second !== undefined || beyond.size === 0
      ? []
      : [{ table: table.id, column: column.id, beyond: new Set([...beyond, table.id]) }];
  });
  return other === undefined ? (only ?? null) : null;
}

import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { findRoutes, type Graph } from "./graph.ts";

/** The price of each line of an order, and the tables that only lines lead to: whose sales no payment tells. */
export type LinePrice = { column: number; beyond: ReadonlySet<number> };

/**
 * Where sales are held by the payments of orders, and these have lines of one piece each with a price: that price, for products
 * and sellers, which a payment for several cannot be parted by. Null elsewhere.
 */
export function findLinePrice(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
  takings: number | null,
): LinePrice | null {
  const held = columns[takings ?? -1]?.table;
  if (held === undefined) return null;
  const leads = (from: number): ReadonlySet<number> =>
    new Set(
      tables.flatMap(({ id }) =>
        id !== from && findRoutes(graph, from, id, { count: 1, preferred: new Set() })[0]?.toOne === true
          ? [id]
          : [],
      ),
    );
  const known = leads(held);
  const [only, other] = tables.flatMap((table) => {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    const price = own.filter(
      ({ column, words, foreign }) => !foreign && isNumeric(column) && words.join(" ") === "price",
    );
    const pieces = own.some(({ words }) => words.includes("quantity") || words.includes("units"));
    const [column, second] = price;
    const reached = leads(table.id);
    const lines =
      table.table.type === "fact" && table.id !== held && [...reached].some((id) => known.has(id));
    const beyond = new Set([...reached].filter((id) => !known.has(id)));
    return !lines || pieces || column === undefined || second !== undefined || beyond.size === 0
      ? []
      : [{ column: column.id, beyond }];
  });
  return other === undefined ? (only ?? null) : null;
}

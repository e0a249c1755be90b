import type { ModelIndex } from "./model-index.ts";

const orders: ReadonlySet<string> = new Set("order invoice transaction basket receipt ticket".split(" "));
const numbers: ReadonlySet<string> = new Set(["id", "number", "no"]);

/** The column of a table of sales that names each one's order, which several rows may share; null where there is none. */
export function orderKey(
  { tables, columns }: Pick<ModelIndex, "tables" | "columns">,
  table: number,
): number | null {
  const own = tables[table];
  const named = (own?.columns ?? []).filter((id) => {
    const entry = columns[id];
    return (
      entry?.words.some((word) => orders.has(word)) === true &&
      (own?.key.length !== 1 || own.key[0] !== id) &&
      (entry.foreign || entry.column.role === "key" || entry.words.some((word) => numbers.has(word)))
    );
  });
  return named.find((id) => columns[id]?.foreign === true) ?? named[0] ?? null;
}

/** Whether several rows of sales make up an order. */
export function hasOrders(index: Pick<ModelIndex, "tables" | "columns">, table: number): boolean {
  const order = index.columns[orderKey(index, table) ?? -1];
  const rows = index.tables[table]?.table.rowCount ?? 0;
  return order !== undefined && (order.column.profile?.distinct ?? rows) < rows;
}

import { orderWords } from "../lexicon/order-words.ts";
import type { ModelIndex } from "./model-index.ts";
import { talliedThing } from "./things-counted.ts";

const numbers: ReadonlySet<string> = new Set(["id", "number", "no", "#"]);

type Sold = Pick<ModelIndex, "tables" | "columns" | "dealKey">;

/** The column of a table of sales that names each one's order, which several rows may share; null where there is none. */
export function orderKey({ tables, columns, dealKey }: Sold, table: number): number | null {
  if (columns[dealKey ?? -1]?.table === table) return dealKey;
  const own = tables[table];
  const named = (own?.columns ?? []).filter((id) => {
    const entry = columns[id];
    return (
      entry?.words.some((word) => orderWords.has(word)) === true &&
      !entry.words.includes("date") &&
      talliedThing(entry) === null &&
      (own?.key.length !== 1 || own.key[0] !== id) &&
      (entry.foreign || entry.column.role === "key" || entry.words.some((word) => numbers.has(word)))
    );
  });
  return named.find((id) => columns[id]?.foreign === true) ?? named[0] ?? null;
}

/** The table whose rows are the orders of a table of sales; null where orders have none of their own. */
export function orderTable(index: Sold & Pick<ModelIndex, "graph" | "model">, table: number): number | null {
  const { columns, graph, model } = index;
  const key = columns[orderKey(index, table) ?? -1]?.column.name;
  const way = (graph.ways[table] ?? []).find(
    ({ step, toOne }) =>
      toOne &&
      !step.reversed &&
      model.relationships.find(({ id }) => id === step.relationship)?.from.columns[0] === key,
  );
  return key === undefined ? null : (way?.to ?? null);
}

/** Whether several rows of sales make up an order. */
export function hasOrders(index: Sold, table: number): boolean {
  const order = index.columns[orderKey(index, table) ?? -1];
  const rows = index.tables[table]?.table.rowCount ?? 0;
  return order !== undefined && (order.column.profile?.distinct ?? rows) < rows;
}

import { orderWords } from "../lexicon/order-words.ts";
import type { ModelIndex } from "./model-index.ts";

/** A number of each row's orders, sales or bookings, by which what these brought is divided; null where there is none, or more than one. */
export function ordersTallied(
  table: number,
  { summed, tables, columns }: Pick<ModelIndex, "summed" | "tables" | "columns">,
): number | null {
  if (!summed.has(table)) return null;
  const [only, other] = (tables[table]?.columns ?? []).filter((id) => {
    const entry = columns[id];
    return (
      entry?.column.physicalType === "integer" &&
      entry.column.role === "measure" &&
      entry.column.additivity !== "non-additive" &&
      entry.core.length === 1 &&
      orderWords.has(entry.core[0] ?? "")
    );
  });
  return other === undefined ? (only ?? null) : null;
}

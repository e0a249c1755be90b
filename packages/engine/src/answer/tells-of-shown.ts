import type { ResultTable, SemanticQuery } from "@parlance/contract";

/** Whether a headline holds of the rows that are shown alone, as it then says: figures that were cut off, and not in their own order. False of analyses, which say it in their own words. */
export function tellsOfShown({ truncated }: Pick<ResultTable, "truncated">, query: SemanticQuery): boolean {
  if (!truncated || query.kind !== "aggregate" || query.measures.length === 0) return false;
  const by = query.order[0]?.by;
  return by?.kind !== "output" || !query.measures.some(({ id }) => id === by.id);
}

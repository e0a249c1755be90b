import type { AggregateQuery } from "@parlance/contract";

/** An id that the query does not have yet. */
export function freeId(query: AggregateQuery, wish: string): string {
  const used = new Set([...query.dimensions, ...query.measures, ...query.transforms].map(({ id }) => id));
  let id = wish;
  while (used.has(id)) id = `${id}n`;
  return id;
}

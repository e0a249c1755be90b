import { isSampled, type ResultTable, type SemanticQuery } from "@parlance/contract";

/** What to say of a result that was cut off: which of its rows were "compared" or "described"; nothing of a whole one. */
export function cutNote(table: ResultTable, query: SemanticQuery, done: string): string[] {
  const sampled = isSampled(query);
  if (!table.truncated && !(sampled && isFull(table, query))) return [];
  const count = table.rows.length.toLocaleString("en-US");
  return [
    sampled
      ? `there are more rows; ${count} of them, spread evenly over all, were ${done}`
      : `the result was cut off, so only its first rows were ${done}`,
  ];
}

/** Whether a sample has as many rows as were asked for, so that there may be more. */
function isFull({ rows }: ResultTable, query: SemanticQuery): boolean {
  const inner = query.kind === "analysis" ? query.query : query;
  return inner.kind !== "set" && inner.limit !== null && rows.length >= inner.limit.count;
}

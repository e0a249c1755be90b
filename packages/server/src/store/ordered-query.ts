import { type SemanticQuery, semanticQuerySchema } from "@parlance/contract";

/**
 * A query with its keys in the schema's order, as the engine builds them: Postgres gives a jsonb's keys back in an order
 * of its own, and queries are compared by their text.
 */
export function orderedQuery(query: SemanticQuery): SemanticQuery {
  const parsed = semanticQuerySchema.safeParse(query);
  return parsed.success ? parsed.data : query;
}

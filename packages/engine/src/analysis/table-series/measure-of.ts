import type { Measure, SemanticQuery } from "@parlance/contract";

/** The measure of a query that an output shows; null for a list's figures and for none. */
export function measureOf(query: SemanticQuery, id: string): Measure | null {
  switch (query.kind) {
    case "aggregate":
      return query.measures.find((measure) => measure.id === id) ?? null;
    case "list":
      return null;
    case "set":
      return measureOf(query.left, id);
    case "analysis":
      return measureOf(query.query, id);
  }
}

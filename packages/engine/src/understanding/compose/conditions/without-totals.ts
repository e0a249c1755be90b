import { conjuncts, type SemanticQuery, speaksOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { conjunction } from "./join-conditions.ts";

/**
 * A query without its table's row of totals, which is none of the rows that are ranked, added up or counted; one that says which rows it is of by the
 * same column stays as it is. Where there is a total for each date, what is asked of no member is asked of it.
 */
export function withoutTotals(query: SemanticQuery, index: ModelIndex): SemanticQuery {
  if (query.kind === "analysis") {
    const inner = withoutTotals(query.query, index);
    return inner.kind === "aggregate" || inner.kind === "list" ? { ...query, query: inner } : query;
  }
  if (query.kind !== "list" && query.kind !== "aggregate") return query;
  const total = index.totals.get(query.subject);
  if (total === undefined) return query;
  if (query.kind === "list" && query.filter === null && query.limit === null) return query;
  const { column: { name = "" } = {} } = index.columns[total.column] ?? {};
  if (speaksOf(query.filter, name, query.subject)) return query;
  const { own, others } = total;
  const rows = own === null || speaksOf(query, name, query.subject) ? others : own;
  return { ...query, filter: conjunction([...conjuncts(query.filter), rows]) };
}

import { conjuncts, type SemanticQuery, speaksOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { conjunction } from "./join-conditions.ts";

/** A query without its table's row of totals, which is none of the rows that are ranked, added up or counted; one that says which rows it is of by the same column stays as it is. */
export function withoutTotals(query: SemanticQuery, { totals, columns }: ModelIndex): SemanticQuery {
  if (query.kind !== "list" && query.kind !== "aggregate") return query;
  const total = totals.get(query.subject);
  if (total === undefined) return query;
  if (query.kind === "list" && query.filter === null && query.limit === null) return query;
  const { column: { name = "" } = {} } = columns[total.column] ?? {};
  return speaksOf(query.filter, name, query.subject)
    ? query
    : { ...query, filter: conjunction([...conjuncts(query.filter), total.others]) };
}

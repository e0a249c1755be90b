import type { SemanticQuery } from "@parlance/contract";
import { findColumn, findTable } from "@parlance/contract";
import { tellsClock } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";

/** "The most booked hall" as the moment at which most was booked: ranked by instants, each of which has its own row. */
export function groupsByMoment(query: SemanticQuery, { model }: ModelIndex): boolean {
  if (query.kind !== "aggregate" || query.limit === null) return false;
  if (
    !query.measures.some(({ expression }) => expression.kind === "aggregate" && expression.operand === null)
  )
    return false;
  return query.dimensions.some(({ id, expression }) => {
    if (expression.kind !== "field" || query.hidden.includes(id)) return false;
    const table = findTable(model, expression.field.table);
    const column = table === null ? null : findColumn(table, expression.field.column);
    return column?.physicalType === "timestamp" && tellsClock(column);
  });
}

import { findColumn, findTable, type SemanticModel, type SemanticQuery } from "@parlance/contract";

const adding: ReadonlySet<string> = new Set(["sum", "average", "median"]);

/** "Average booking ID", "total of class numbers": keys tell rows apart, and their sums and averages say nothing. */
export function addsKeys(query: SemanticQuery, model: SemanticModel): boolean {
  if (query.kind !== "aggregate") return false;
  return query.measures.some(({ expression }) => {
    if (expression.kind !== "aggregate" || !adding.has(expression.aggregation)) return false;
    if (expression.operand?.kind !== "field") return false;
    const { table, column } = expression.operand.field;
    const found = findTable(model, table);
    return found !== null && findColumn(found, column)?.role === "key";
  });
}

import type { MeasureExpression, SemanticQuery } from "@parlance/contract";
import { measureOf } from "./measure-of.ts";

/** Whether an output of a query cannot be below zero: counts, and what they come to by adding, multiplying and dividing. */
export function isNeverNegative(id: string, query: SemanticQuery): boolean {
  const expression = measureOf(query, id)?.expression;
  return expression !== undefined && staysAbove(expression);
}

function staysAbove(expression: MeasureExpression): boolean {
  switch (expression.kind) {
    case "aggregate":
      return expression.aggregation === "count";
    case "arithmetic":
      return expression.operator !== "-" && staysAbove(expression.left) && staysAbove(expression.right);
    case "constant":
      return expression.value >= 0;
    case "derived":
      return false;
  }
}

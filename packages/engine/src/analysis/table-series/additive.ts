import { type Filter, isOfStanding, type MeasureExpression, type SemanticQuery } from "@parlance/contract";
import { measureOf } from "./measure-of.ts";

/**
 * Whether an output of a query adds up over periods: sums and counts, what is added up from them, and a list's figures; not levels,
 * which are taken at each period's last date, and not what stands at its end.
 */
export function isAdditive(id: string, query: SemanticQuery): boolean {
  if (isOfStanding(query)) return false;
  const expression = measureOf(query, id)?.expression;
  return expression === undefined || addsUp(expression);
}

function addsUp(expression: MeasureExpression): boolean {
  switch (expression.kind) {
    case "aggregate":
      return (
        expression.aggregation === "count" ||
        (expression.aggregation === "sum" && !isAtDates(expression.filter))
      );
    case "arithmetic": {
      const { operator, left, right } = expression;
      if (operator === "+" || operator === "-") return addsUp(left) && addsUp(right);
      return (
        (addsUp(left) && right.kind === "constant") ||
        (operator === "*" && left.kind === "constant" && addsUp(right))
      );
    }
    case "constant":
    case "derived":
      return false;
  }
}

/** Whether rows count where their date is the last of some: what they hold is a level, of that date alone. */
function isAtDates(filter: Filter | null): boolean {
  if (filter === null) return false;
  if (filter.kind === "and") return filter.filters.some(isAtDates);
  return (
    filter.kind === "comparison" &&
    filter.right.kind === "aggregate-value" &&
    filter.right.aggregation === "maximum"
  );
}

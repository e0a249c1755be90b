import { isSamePart, type MeasureExpression, type SemanticQuery } from "@parlance/contract";

/** "Boxes per order" as the number of orders for each order: a figure divided by itself is one, whatever the data holds. */
export const dividesByItself = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" && query.measures.some(({ expression }) => isOne(expression));

function isOne(expression: MeasureExpression): boolean {
  if (expression.kind !== "arithmetic") return false;
  const { operator, left, right } = expression;
  return (operator === "/" && isSamePart(left, right)) || isOne(left) || isOne(right);
}

import type { SemanticQuery } from "@parlance/contract";

/** "Total amount by amount": a sum or average within groups of its own values, which says nothing. */
export function groupsByFigure(query: SemanticQuery): boolean {
  if (query.kind !== "aggregate") return false;
  const { measures, dimensions, hidden } = query;
  return measures.some(({ expression }) => {
    if (expression.kind !== "aggregate" || !["sum", "average"].includes(expression.aggregation)) return false;
    const { operand } = expression;
    return dimensions.some(
      ({ id, expression: group }) =>
        !hidden.includes(id) &&
        operand?.kind === "field" &&
        group.kind === "field" &&
        group.field.table === operand.field.table &&
        group.field.column === operand.field.column,
    );
  });
}

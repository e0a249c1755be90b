import type { SemanticModel, SemanticQuery } from "@parlance/contract";

/**
 * "the driver with the fewest rows" of a table with one row a driver: the count is 1 everywhere, and an order or a limit by it says
 * nothing.
 */
export function countsOnes(query: SemanticQuery, model: SemanticModel): boolean {
  if (query.kind !== "aggregate") return false;
  const { measures, dimensions, hidden, subject } = query;
  const counted = measures.every(
    ({ expression }) =>
      expression.kind === "aggregate" && expression.aggregation === "count" && expression.path.length === 0,
  );
  if (!counted || measures.length === 0) return false;
  const table = model.tables.find(({ name }) => name === subject);
  return dimensions.some(({ id, expression }) => {
    if (hidden.includes(id) || expression.kind !== "field" || expression.field.path.length > 0) return false;
    const column = table?.columns.find(({ name }) => name === expression.field.column);
    const distinct = column?.profile?.distinct ?? 0;
    return table !== undefined && distinct > 2 && distinct === table.rowCount;
  });
}

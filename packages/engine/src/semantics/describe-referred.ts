import { type Expression, findTable, lowered, rowOf, type SemanticModel } from "@parlance/contract";

/** What the rows are called that a column refers to by their key: "customers" of "customer_id"; null of other expressions. */
export function tableReferred(model: SemanticModel, expression: Expression): string | null {
  if (expression.kind !== "field") return null;
  const { table, column } = expression.field;
  const [found, other] = model.relationships.filter(
    ({ from }) => from.table === table && from.columns.length === 1 && from.columns[0] === column,
  );
  if (found === undefined || other !== undefined || found.role !== null) return null;
  return lowered(findTable(model, found.to.table)?.label ?? found.to.table);
}

/** What one of these is called: "customer". */
export function rowReferred(model: SemanticModel, expression: Expression): string | null {
  const rows = tableReferred(model, expression);
  return rows === null ? null : rowOf(rows);
}

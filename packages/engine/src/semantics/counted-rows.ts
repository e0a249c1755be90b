import {
  aggregateOf,
  findTable,
  isSamePart,
  type Measure,
  type MeasureExpression,
  type Path,
  type SemanticModel,
} from "@parlance/contract";

/**
 * A measure that counts different keys (the orders of order lines) as one that counts the rows which they are of: the same number, and
 * one that adds up over what each of those rows belongs to. Others stay as they are.
 */
export const countedRows = (measure: Measure, model: SemanticModel): Measure => ({
  ...measure,
  expression: rowsOf(measure.expression, model),
});

function rowsOf(expression: MeasureExpression, model: SemanticModel): MeasureExpression {
  if (expression.kind !== "aggregate" || expression.aggregation !== "count-distinct") return expression;
  const { operand, path, filter } = expression;
  if (operand?.kind !== "field" || filter !== null) return expression;
  const { field } = operand;
  if (isLonger(field.path, path) && isKey(field.table, field.column, model))
    return aggregateOf("count", null, field.path);
  const reference = model.relationships.find(
    ({ from, cardinality }) =>
      cardinality === "many-to-one" &&
      from.table === field.table &&
      from.columns.length === 1 &&
      from.columns[0] === field.column,
  );
  return reference === undefined || !isSamePart(field.path, path)
    ? expression
    : aggregateOf("count", null, [...path, { relationship: reference.id, reversed: false }]);
}

/** Whether a way goes on from another, to what its rows belong to. */
const isLonger = (way: Path, from: Path): boolean =>
  way.length > from.length &&
  from.every((step, at) => isSamePart(step, way[at])) &&
  way.slice(from.length).every(({ reversed }) => !reversed);

function isKey(table: string, column: string, model: SemanticModel): boolean {
  const { primaryKey = [] } = findTable(model, table) ?? {};
  return primaryKey.length === 1 && primaryKey[0] === column;
}

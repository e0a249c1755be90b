import { type Dimension, type Measure, partKey } from "@parlance/contract";

/** "The number of cities for each city": by itself, a column has one value a group; its rows are what is counted. */
export function rowsOfMember(measure: Measure, dimensions: readonly Dimension[]): Measure {
  const { expression } = measure;
  if (expression.kind !== "aggregate" || expression.aggregation !== "count-distinct") return measure;
  const counted = partKey(expression.operand);
  const grouped = dimensions.some(({ expression: by }) => partKey(by) === counted);
  return grouped
    ? { ...measure, expression: { ...expression, aggregation: "count", operand: null } }
    : measure;
}

import { type AggregateQuery, conjuncts, type Filter, type MeasureExpression } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { operandOf } from "../compose/conditions/operand-of.ts";
import { equalsTo } from "./edit-filter.ts";

/**
 * "Same for cancelled ones" after a share of those that failed: a value of the column that a figure's own condition compares takes the old
 * one's place there, for no row is both. The query with the other rows that count, where no condition is one of a figure's.
 */
export function inFigures(query: AggregateQuery, filter: Filter | null): AggregateQuery {
  const before = new Set(conjuncts(query.filter).map(columnOf));
  const own = query.measures.flatMap(({ expression }) => conditionsOf(expression));
  const held = new Set(own.filter((each) => equalsTo(each) !== null).map(columnOf));
  const said = conjuncts(filter).filter(
    (each) => equalsTo(each) !== null && held.has(columnOf(each)) && !before.has(columnOf(each)),
  );
  if (said.length === 0) return { ...query, filter };
  const measures = query.measures.map((measure) => ({
    ...measure,
    label: "",
    expression: said.reduce(withCondition, measure.expression),
  }));
  return {
    ...query,
    measures,
    filter: conjunction(conjuncts(filter).filter((each) => !said.includes(each))),
  };
}

const columnOf = (filter: Filter): string => {
  const operand = operandOf(filter);
  return operand?.kind === "field" ? `${operand.field.table}.${operand.field.column}` : "";
};

const conditionsOf = (expression: MeasureExpression): Filter[] =>
  expression.kind === "aggregate"
    ? conjuncts(expression.filter)
    : expression.kind === "arithmetic"
      ? [...conditionsOf(expression.left), ...conditionsOf(expression.right)]
      : [];

/** A figure with a condition in the place of the one on the same column, by the way that led there. */
function withCondition(expression: MeasureExpression, said: Filter): MeasureExpression {
  if (expression.kind === "arithmetic")
    return {
      ...expression,
      left: withCondition(expression.left, said),
      right: withCondition(expression.right, said),
    };
  if (expression.kind !== "aggregate") return expression;
  const parts = conjuncts(expression.filter).map((each) => {
    const operand = columnOf(each) === columnOf(said) && equalsTo(each) !== null ? operandOf(each) : null;
    if (operand === null) return each;
    return said.kind === "comparison"
      ? { ...said, left: operand }
      : said.kind === "in"
        ? { ...said, operand }
        : each;
  });
  return { ...expression, filter: conjunction(parts) };
}

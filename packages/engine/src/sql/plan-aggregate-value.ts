import type { AggregateMeasure, Expression } from "@parlance/contract";
import { every } from "./build.ts";
import { planFacts } from "./plan-facts.ts";
import { type RowContext, unchecked } from "./row-context.ts";
import type { SqlExpression } from "./tree.ts";

/**
 * One figure over the rows of another table, as a subquery. Rows belong to the current one where they agree on `per`,
 * null with null.
 */
export function planAggregateValue(
  expression: Extract<Expression, { kind: "aggregate-value" }>,
  row: RowContext,
): SqlExpression {
  const { plan } = row;
  const { subject, path, aggregation, quantile, operand, filter, per, once } = expression;
  const measure: AggregateMeasure = {
    kind: "aggregate",
    aggregation,
    quantile,
    operand,
    path,
    filter: null,
    ...(once === undefined ? {} : { once }),
  };
  const outer = per.map((pair) => plan.translate.expression(pair.outer, row));
  const dimensions = per.map((pair, index) => ({
    id: `per_${index + 1}`,
    label: "",
    expression: pair.inner,
  }));
  const facts = planFacts(
    plan,
    { subject, dimensions, filter, names: row.names },
    { root: path, filter: null, by: undefined, aggregates: [measure] },
  );
  const agree = [...facts.dimensions.values()].map(
    (inner, index): SqlExpression => ({
      kind: "same",
      left: inner,
      right: outer[index] ?? unchecked("per"),
    }),
  );
  const value = facts.aggregates.get(measure) ?? unchecked("aggregate value");
  return {
    kind: "scalar-query",
    query: {
      ...facts.select,
      groupBy: [],
      columns: [{ kind: "select-column", expression: value, alias: "value" }],
      where: every([...agree, facts.select.where]),
    },
  };
}

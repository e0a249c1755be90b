import { type AggregateQuery, listQuery, type SemanticQuery } from "@parlance/contract";

/**
 * A box plot or histogram is of single values: asked for of a sum or average, over all rows or by one group, it is of the
 * distribution of the figure's rows themselves. Null where the query is of something else.
 */
export function valuesShown(query: AggregateQuery, chart: "box-plot" | "histogram"): SemanticQuery | null {
  const [measure, ...others] = query.measures;
  const { expression } = measure ?? {};
  const [group, ...more] = query.dimensions;
  if (
    measure === undefined ||
    expression?.kind !== "aggregate" ||
    (expression.aggregation !== "average" && expression.aggregation !== "sum") ||
    expression.operand === null ||
    expression.path.length > 0 ||
    expression.filter !== null ||
    others.length + more.length + query.transforms.length > 0 ||
    query.having !== null ||
    query.limit !== null ||
    query.comparison !== null ||
    (group !== undefined && (chart === "histogram" || group.expression.kind !== "field"))
  )
    return null;
  const label = measure.label.replace(/^(?:total|average|mean) /i, "");
  const values = listQuery(query.source, query.subject, {
    columns: [
      ...(group === undefined ? [] : [group]),
      { id: measure.id, label, expression: expression.operand },
    ],
    filter: query.filter,
    chart,
  });
  return {
    kind: "analysis",
    source: query.source,
    request: { kind: "distribution", bins: null },
    query: values,
  };
}

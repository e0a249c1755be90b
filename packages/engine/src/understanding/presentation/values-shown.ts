import {
  type AggregateQuery,
  type AnalysisQuery,
  type ListQuery,
  listQuery,
  type SemanticQuery,
} from "@parlance/contract";

/**
 * A box plot or histogram is of single values: asked for of a sum or average, over all rows or by one group, it is of the
 * distribution of the figure's rows themselves; of an amount for each of something ("order value"), of the amounts of each. Null
 * where the query is of something else.
 */
export function valuesShown(query: AggregateQuery, chart: "box-plot" | "histogram"): SemanticQuery | null {
  return ofEach(query, chart) ?? ofRows(query, chart);
}

/**
 * Points of two figures that are named and not added up are of the rows: the values of both. Null where the query is of something else.
 */
export function pointsShown(query: AggregateQuery): ListQuery | null {
  const plain = query.dimensions.length + query.transforms.length === 0;
  if (!plain || query.having !== null || query.limit !== null || query.comparison !== null) return null;
  const values = query.measures.flatMap(({ id, label, expression }) =>
    expression.kind === "aggregate" &&
    (expression.aggregation === "average" || expression.aggregation === "sum") &&
    expression.operand !== null &&
    expression.path.length === 0 &&
    expression.filter === null
      ? [{ id, label: withoutMean(label), expression: expression.operand }]
      : [],
  );
  return values.length !== 2 || query.measures.length !== 2
    ? null
    : listQuery(query.source, query.subject, { columns: values, filter: query.filter, chart: "scatter" });
}

const distributionOf = (query: AnalysisQuery["query"]): AnalysisQuery => ({
  kind: "analysis",
  source: query.source,
  request: { kind: "distribution", bins: null },
  query,
});

/** "Revenue divided by the number of different orders" as the revenue of each order; null of other figures and groups. */
function ofEach(query: AggregateQuery, chart: "box-plot" | "histogram"): SemanticQuery | null {
  const [measure, ...others] = query.measures;
  const { expression } = measure ?? {};
  if (measure === undefined || expression?.kind !== "arithmetic" || expression.operator !== "/") return null;
  const { left, right } = expression;
  const each = right.kind === "aggregate" && right.aggregation === "count-distinct" ? right.operand : null;
  const plain = others.length + query.dimensions.length + query.transforms.length === 0;
  if (!plain || each?.kind !== "field" || query.having !== null || query.comparison !== null) return null;
  const deal = { id: "d", label: each.field.column, expression: each };
  return distributionOf({
    ...query,
    dimensions: [deal],
    measures: [{ ...measure, expression: left }],
    chart,
  });
}

function ofRows(query: AggregateQuery, chart: "box-plot" | "histogram"): SemanticQuery | null {
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
  const label = withoutMean(measure.label);
  const values = listQuery(query.source, query.subject, {
    columns: [
      ...(group === undefined ? [] : [group]),
      { id: measure.id, label, expression: expression.operand },
    ],
    filter: query.filter,
    chart,
  });
  return distributionOf(values);
}

const withoutMean = (label: string): string => label.replace(/^(?:total|sum of|average|mean) /i, "");

import { type AggregateQuery, type Filter, type Measure, partKey, spreadId } from "@parlance/contract";

/**
 * A comparison of two members by one sum or average, with the spread of the rows behind it (`spreadId`), which tells whether the
 * difference is more than chance makes. Other queries stay as they are.
 */
export function withSpread(query: AggregateQuery): AggregateQuery {
  const [measure, ...others] = query.measures;
  const plain = query.transforms.length === 0 && query.comparison === null && query.having === null;
  if (measure === undefined || others.length > 0 || !plain || !comparesTwo(query)) return query;
  const { expression } = measure;
  if (expression.kind !== "aggregate" || expression.operand === null) return query;
  if (expression.aggregation !== "sum" && expression.aggregation !== "average") return query;
  const added: Measure[] = [
    {
      id: spreadId(measure.id, "deviation"),
      label: `${measure.label}, standard deviation`,
      expression: { ...expression, aggregation: "standard-deviation" },
    },
    {
      id: spreadId(measure.id, "rows"),
      label: `${measure.label}, rows`,
      expression: { ...expression, aggregation: "count" },
    },
  ];
  return { ...query, measures: [measure, ...added] };
}

/** Whether a query groups by one field and keeps two of its members. */
export function comparesTwo({ dimensions, filter }: AggregateQuery): boolean {
  const [dimension, ...others] = dimensions;
  if (dimension?.expression.kind !== "field" || others.length > 0 || filter === null) return false;
  const by = partKey(dimension.expression);
  const isPair = (one: Filter): boolean =>
    one.kind === "in" && one.values.length === 2 && partKey(one.operand) === by;
  return filter.kind === "and" ? filter.filters.some(isPair) : isPair(filter);
}

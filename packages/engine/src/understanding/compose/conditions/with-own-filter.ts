import type { AggregateQuery } from "@parlance/contract";
import { conjunction } from "./join-conditions.ts";

/** "Pipeline by stage": the one sum that is of some rows alone leaves out groups that have none of these, as any condition does. */
export function withOwnFilter(query: AggregateQuery): AggregateQuery {
  const [measure, other] = query.measures;
  const expression = measure?.expression;
  if (measure === undefined || other !== undefined || query.dimensions.length === 0) return query;
  if (expression?.kind !== "aggregate" || expression.aggregation !== "sum" || expression.path.length > 0)
    return query;
  if (expression.filter === null || query.having !== null || query.comparison !== null) return query;
  const filters = [query.filter, expression.filter].flatMap((each) => each ?? []);
  return {
    ...query,
    filter: conjunction(filters),
    measures: [{ ...measure, expression: { ...expression, filter: null } }],
  };
}

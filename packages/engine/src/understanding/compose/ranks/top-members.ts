import type { AggregateQuery, Dimension } from "@parlance/contract";

/**
 * "Monthly revenue by country for the top 5 countries": a limit over groups of a time and a category is meant for the
 * members of the category over the whole, not for single cells. The limit moves into a membership condition, and the
 * rows come in the order of time. Other queries stay as they are.
 */
export function topMembers(query: AggregateQuery): AggregateQuery {
  const { limit, dimensions, hidden } = query;
  const time = dimensions.find(({ expression }) => expression.kind === "truncate");
  const categories = dimensions.filter(({ expression }) => expression.kind === "field");
  const member = categories.find(({ id }) => hidden.includes(id)) ?? categories[0];
  if (limit === null || limit.count < 2 || limit.per.length > 0 || time === undefined || member === undefined)
    return query;
  if (categories.filter(({ id }) => !hidden.includes(id)).length !== 1) return query;
  const top: AggregateQuery = {
    ...query,
    dimensions: [member],
    hidden: query.hidden.filter((id) => id !== member.id),
    having: null,
    transforms: [],
  };
  const within = { kind: "member", operand: member.expression, query: top } as const;
  return {
    ...query,
    filter: query.filter === null ? within : { kind: "and", filters: [query.filter, within] },
    order: [ascending(time)],
    limit: null,
  };
}

const ascending = (dimension: Dimension) => ({
  by: { kind: "output", id: dimension.id } as const,
  descending: false,
});

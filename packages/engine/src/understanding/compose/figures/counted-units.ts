import { type AggregateQuery, aggregateOf, type Filter } from "@parlance/contract";

/** "How many days had …", "on how many days did we get …", "the number of months with …". */
const asksForUnits =
  /\b(?:how many|number of)(?: different| distinct)? (?:days|weeks|months|quarters|years) (?:had|has|have|with|where|when|did|do|were|was|saw|in which|on which|that had)\b/i;

/**
 * "How many days had more than 10 orders": different ones of the units of time that the query splits by, among those that pass its
 * condition where it has one. Null where no such units are asked for.
 */
export function countedUnits(text: string, query: AggregateQuery): AggregateQuery | null {
  const { dimensions, measures, having, filter } = query;
  const [unit, other] = dimensions;
  const { expression } = unit ?? {};
  if (
    unit === undefined ||
    other !== undefined ||
    expression?.kind !== "truncate" ||
    !asksForUnits.test(text)
  )
    return null;
  const within: Filter = {
    kind: "member",
    operand: expression,
    query: { ...query, order: [], limit: null, hidden: measures.map(({ id }) => id) },
  };
  const filters = [filter, having === null ? null : within].filter((each) => each !== null);
  const [first] = filters;
  return {
    ...query,
    dimensions: [],
    measures: [
      {
        id: "units",
        label: `number of ${expression.grain}s`,
        expression: aggregateOf("count-distinct", expression, []),
      },
    ],
    filter: filters.length > 1 ? { kind: "and", filters } : (first ?? null),
    having: null,
    order: [],
    limit: null,
    hidden: [],
  };
}

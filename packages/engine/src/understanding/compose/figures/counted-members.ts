import { type AggregateQuery, aggregateQuery, type Dimension, somePart } from "@parlance/contract";

/**
 * "How many customers have more than 5 orders" of a sheet whose rows share a customer: the figure that is compared is of each
 * customer, and those whose figure passes are counted. Null where something else is counted, or split.
 */
export function countedMembers(query: AggregateQuery): AggregateQuery | null {
  const { dimensions, measures, having, subject, source, filter } = query;
  const [counted, ...others] = measures;
  if (dimensions.length > 0 || having === null || counted === undefined || others.length === 0) return null;
  const { expression } = counted;
  const of = expression.kind === "aggregate" ? expression : null;
  const all = others.every(({ id }) => somePart(having, (part) => "id" in part && part.id === id));
  if (of?.aggregation !== "count-distinct" || of.operand?.kind !== "field" || of.path.length > 0 || !all)
    return null;
  const member: Dimension = { id: "member", label: counted.label, expression: of.operand };
  const passing = aggregateQuery(source, subject, {
    dimensions: [member],
    measures: others,
    filter,
    having,
    hidden: others.map(({ id }) => id),
  });
  const within = { kind: "member", operand: of.operand, query: passing } as const;
  return {
    ...query,
    measures: [counted],
    filter: filter === null ? within : { kind: "and", filters: [filter, within] },
    having: null,
    hidden: [],
  };
}

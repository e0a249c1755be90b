import type { Dimension, Expression, SemanticQuery } from "./semantic-query-types.ts";

/** Groups that are followed from when they began: the ids of the dimensions of their beginning and of the time that they are seen at. */
export type Followed = { start: string; time: string };

/**
 * Whether a query's figures follow groups from when they began: two times cut to the same unit, one of which is the first time of
 * those that are followed, or a date of what a row belongs to. Null of all others.
 */
export function followedFrom(query: SemanticQuery): Followed | null {
  const inner = query.kind === "analysis" ? query.query : query;
  if (inner.kind !== "aggregate") return null;
  const [one, two, more] = inner.dimensions;
  if (one === undefined || two === undefined || more !== undefined || grainOf(one) === null) return null;
  if (grainOf(one) !== grainOf(two) || isStart(one) === isStart(two)) return null;
  return isStart(one) ? { start: one.id, time: two.id } : { start: two.id, time: one.id };
}

const cutOf = ({ expression }: Dimension): Extract<Expression, { kind: "truncate" }> | null =>
  expression.kind === "truncate" ? expression : null;

const grainOf = (dimension: Dimension): string | null => cutOf(dimension)?.grain ?? null;

function isStart(dimension: Dimension): boolean {
  const operand = cutOf(dimension)?.operand;
  return (
    (operand?.kind === "aggregate-value" && operand.aggregation === "minimum") ||
    (operand?.kind === "field" && operand.field.path.length > 0)
  );
}

import { isSamePart } from "./query-parts.ts";
import type {
  Dimension,
  Expression,
  Filter,
  Period,
  SemanticQuery,
  Standing,
} from "./semantic-query-types.ts";

/** A truncated time whose periods are those at whose end a row stands. */
export type StandingTime = Extract<Expression, { kind: "truncate" }> & { standing: Standing };

/** The first dimension by the periods at whose ends rows stand; null where there is none. */
export function standingOf(
  dimensions: readonly Dimension[],
): { dimension: string; time: StandingTime } | null {
  for (const { id, expression } of dimensions)
    if (expression.kind === "truncate" && expression.standing !== undefined)
      return { dimension: id, time: { ...expression, standing: expression.standing } };
  return null;
}

/** Whether a query's figures are of what stands at the ends of periods, and not of what happened in them. */
export function isOfStanding(query: SemanticQuery): boolean {
  const inner = query.kind === "analysis" ? query.query : query;
  return inner.kind === "aggregate" && standingOf(inner.dimensions) !== null;
}

/** The periods, any of them, to which a condition bounds those at whose ends rows stand; null where it is a condition on the rows. */
export function standingBounds(filter: Filter, time: StandingTime): Period[] | null {
  if (filter.kind === "period") return isSamePart(filter.operand, time.operand) ? [filter.period] : null;
  if (filter.kind !== "or") return null;
  const bounds = filter.filters.map((each) => standingBounds(each, time));
  return bounds.includes(null) ? null : bounds.flatMap((each) => each ?? []);
}

import { addUnits, dayOf, isoDay } from "./calendar.ts";
import { isSamePart } from "./query-parts.ts";
import type {
  Dimension,
  Expression,
  Field,
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

/** The periods at whose ends what a query tells of stands; null where it tells of something else. */
export function standingTimeOf(query: SemanticQuery): StandingTime | null {
  const inner = query.kind === "analysis" ? query.query : query;
  return inner.kind === "aggregate" ? (standingOf(inner.dimensions)?.time ?? null) : null;
}

/** Whether a query's figures are of what stands at the ends of periods, and not of what happened in them. */
export const isOfStanding = (query: SemanticQuery): boolean => standingTimeOf(query) !== null;

/** From when on rows stand, and until when. */
export type Life = { from: Field; standing: Standing };

/** The rows that had begun before a day (ISO) and had not ended by then. */
export function standsBefore({ from, standing }: Life, after: string): Filter {
  const beside = (left: Expression, operator: "<" | ">=", day: string): Filter => ({
    kind: "comparison",
    operator,
    left,
    right: { kind: "constant", value: day, type: "date" },
  });
  const dayBefore = isoDay(addUnits(dayOf(after), "day", -1));
  const going = standing.ends.map(({ field, lastDay }): Filter => {
    const operand: Expression = { kind: "field", field };
    const still = beside(operand, ">=", lastDay ? dayBefore : after);
    return { kind: "or", filters: [{ kind: "null", operand }, still] };
  });
  return { kind: "and", filters: [beside({ kind: "field", field: from }, "<", after), ...going] };
}

/** The periods, any of them, to which a condition bounds those at whose ends rows stand; null where it is a condition on the rows. */
export function standingBounds(filter: Filter, time: StandingTime): Period[] | null {
  if (filter.kind === "period") return isSamePart(filter.operand, time.operand) ? [filter.period] : null;
  if (filter.kind !== "or") return null;
  const bounds = filter.filters.map((each) => standingBounds(each, time));
  return bounds.includes(null) ? null : bounds.flatMap((each) => each ?? []);
}

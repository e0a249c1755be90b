import {
  type AggregateQuery,
  conjuncts,
  type Expression,
  type Field,
  type Filter,
  isSamePart,
  type SemanticQuery,
  type Standing,
  standingOf,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";

/** From when on rows stand, and until when. */
export type Life = { from: Field; standing: Standing };

/** The life that the rows of an answer stand for, of which it tells how many or how much stood at the ends of periods; null where it tells something else. */
export function lifeShown(query: SemanticQuery | undefined): Life | null {
  const shown = query?.kind === "analysis" ? query.query : query;
  const time = shown?.kind === "aggregate" ? standingOf(shown.dimensions)?.time : undefined;
  return time?.operand.kind === "field" ? { from: time.operand.field, standing: time.standing } : null;
}

/** "New members instead" after those that stand at the ends of months: those that began in them. */
export const asBegun = (query: AggregateQuery): AggregateQuery => ({
  ...query,
  dimensions: query.dimensions.map((each) => {
    if (each.expression.kind !== "truncate" || each.expression.standing === undefined) return each;
    const { standing: _, ...expression } = each.expression;
    return { ...each, expression };
  }),
});

/**
 * "By plan instead", "which plan has the highest", "and the total" after what stood at the ends of months: what stands at the end of the last of
 * the periods that were asked for, or today.
 */
export function atLastEnd(query: AggregateQuery, { from, standing }: Life, now: string): AggregateQuery {
  const start: Expression = { kind: "field", field: from };
  const parts = conjuncts(query.filter);
  const bounds = parts.flatMap((each) =>
    each.kind === "period" && isSamePart(each.operand, start) ? [each] : [],
  );
  const today = nextDay(now.slice(0, 10), 1);
  const ends = bounds.map(({ period }) => period.interval.end?.slice(0, 10) ?? today);
  const next = [today, ...ends].reduce((one, other) => (other < one ? other : one));
  const compared = (left: Expression, operator: "<" | ">=", day: string): Filter => ({
    kind: "comparison",
    operator,
    left,
    right: { kind: "constant", value: day, type: "date" },
  });
  const open = standing.ends.map(({ field, lastDay }): Filter => {
    const operand: Expression = { kind: "field", field };
    const later = compared(operand, ">=", lastDay ? nextDay(next, -1) : next);
    return { kind: "or", filters: [{ kind: "null", operand }, later] };
  });
  const kept = parts.filter((each) => !bounds.some((bound) => bound === each));
  return { ...query, filter: conjunction([...kept, compared(start, "<", next), ...open]) };
}

const nextDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10);

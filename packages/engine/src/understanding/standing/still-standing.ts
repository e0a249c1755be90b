import {
  type AggregateQuery,
  addUnits,
  conjuncts,
  dayOf,
  type Expression,
  isoDay,
  isSamePart,
  type Life,
  type SemanticQuery,
  standingTimeOf,
  standsBefore,
  textsOf,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";

/** The life that the rows of an answer stand for, of which it tells how many or how much stood at the ends of periods; null where it tells something else. */
export function lifeShown(query: SemanticQuery | undefined): Life | null {
  const time = query === undefined ? null : standingTimeOf(query);
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
export function atLastEnd(query: AggregateQuery, life: Life, now: string): AggregateQuery {
  const start: Expression = { kind: "field", field: life.from };
  const parts = conjuncts(query.filter);
  const bounds = parts.flatMap((each) =>
    each.kind === "period" && isSamePart(each.operand, start) ? [each] : [],
  );
  const today = isoDay(addUnits(dayOf(now), "day", 1));
  const ends = bounds.map(({ period }) => period.interval.end?.slice(0, 10) ?? today);
  const next = [today, ...ends].reduce((one, other) => (other < one ? other : one));
  const kept = parts.filter((each) => !bounds.some((bound) => bound === each));
  return { ...query, filter: conjunction([...kept, ...conjuncts(standsBefore(life, next))]) };
}

/** Whether a part of a query holds the state that rows are in now ("Active"). */
export const holdsStateNow = (part: unknown): boolean => textsOf(part).some((text) => stateNow.test(text));

const stateNow = /^(?:active|current|running|live|open)$/i;

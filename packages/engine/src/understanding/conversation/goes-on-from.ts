import { type AggregateQuery, conjuncts, type SemanticQuery } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { Frame } from "../parse/frame/frame.ts";
import { fittingFigure } from "./edit-rank.ts";

/** "How many did Leeds make?": right behind "how many" nobody says of what. */
const unsaid =
  /^\W*(?:(?:and|so|but|then|ok|okay) )*how many (?:did|do|does|have|has|had) (?!we\b|you\b|i\b|they\b|it\b|those\b|these\b|them\b|there\b|not\b)/i;

/** A follow-up's frame without the table that tells who did what is counted; other frames stay as they are. */
export const ofUnsaidRows = (question: string, frame: Frame): Frame =>
  unsaid.test(question) && frame.counting ? { ...frame, targets: [], context: [] } : frame;

/**
 * What a follow-up goes on from: the answer before; of an adjective that no figure of it fits ("which is the slowest?" after a count of
 * those deliveries) the figures of an earlier turn that it does fit, over the rows of the last one; "how many did Leeds make?"
 * from what was counted last, in the same period.
 */
export function goesOnFrom(
  question: string,
  previous: readonly SemanticQuery[],
  frame: Frame,
): SemanticQuery | null {
  const last = previous.at(-1) ?? null;
  const counted = countsUnsaid(frame) && unsaid.test(question) ? previous.findLast(countsAnyRows) : undefined;
  if (counted === undefined) return ofAdjective(last, previous, frame);
  return counted === last && isOneFigure(counted) ? counted : inItsPeriod(counted);
}

/** "How many …" of certain rows, and of what is not said. */
const countsUnsaid = ({ counting, targets, groups, conditions, extremes, context }: Frame): boolean =>
  counting &&
  conditions.length > 0 &&
  targets.length + groups.length + extremes.length + context.length === 0;

const countsAnyRows = (query: SemanticQuery): query is AggregateQuery => {
  const [only, other] = query.kind === "aggregate" ? query.measures : [];
  const counts = only?.expression.kind === "aggregate" && only.expression.operand === null;
  return query.kind === "aggregate" && counts && other === undefined && query.comparison === null;
};

/** "How many crates did Hull take?", "and how many did Leeds?": of the same rows. */
const isOneFigure = ({ dimensions, having, limit }: AggregateQuery): boolean =>
  dimensions.length === 0 && having === null && limit === null;

/** One figure of all rows of its period, whatever groups and members it was of. */
const inItsPeriod = (query: AggregateQuery): AggregateQuery => ({
  ...query,
  dimensions: [],
  filter: conjunction(conjuncts(query.filter).filter(({ kind }) => kind === "period")),
  having: null,
  transforms: [],
  order: [],
  limit: null,
  hidden: [],
});

function ofAdjective(
  last: SemanticQuery | null,
  previous: readonly SemanticQuery[],
  { extremes }: Frame,
): SemanticQuery | null {
  const [extreme] = extremes;
  if (last?.kind !== "aggregate" || extreme === undefined || extreme.by !== null) return last;
  if (extreme.hints.length === 0 || fittingFigure(last, extreme.hints) !== null) return last;
  const fits = (query: SemanticQuery): query is AggregateQuery =>
    query.kind === "aggregate" &&
    query.subject === last.subject &&
    query.comparison === null &&
    fittingFigure(query, extreme.hints) !== null;
  const earlier = previous.findLast(fits);
  if (earlier === undefined) return last;
  const dimensions = last.dimensions.length > 0 ? last.dimensions : earlier.dimensions;
  const filter = conjunction(conjuncts(last.filter).filter(({ kind }) => kind !== "member"));
  return { ...earlier, dimensions, filter, order: [], limit: null, having: null };
}

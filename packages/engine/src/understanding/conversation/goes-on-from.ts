import type { AggregateQuery, SemanticQuery } from "@parlance/contract";
import type { Frame } from "../parse/frame.ts";
import { fittingFigure } from "./edit-rank.ts";

/**
 * What a follow-up goes on from: the answer before; of an adjective that no figure of it fits ("which is the slowest?" after a count of
 * those deliveries) the figures of an earlier turn that it does fit, over the rows of the last one.
 */
export function goesOnFrom(previous: readonly SemanticQuery[], { extremes }: Frame): SemanticQuery | null {
  const last = previous.at(-1) ?? null;
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
  return { ...earlier, dimensions, filter: last.filter, order: [], limit: null, having: null };
}

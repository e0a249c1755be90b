import { type ComparisonOperator, type Filter, resolvePath } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

type Bound = Extract<Filter, { kind: "related" }>;
const reaching: ReadonlySet<ComparisonOperator> = new Set([">", ">=", "="]);

/**
 * "Buyers with more than one order" where each row of buyers has one order at most, so that the same buyer has several rows: none could have as many.
 * The words that name what is counted; empty elsewhere.
 */
export function boundsOne({ query, matches }: Candidate, { model }: ModelIndex): string[] {
  if (query.kind !== "aggregate" && query.kind !== "list") return [];
  return boundsIn(query.filter).flatMap(({ path, operator, count }) => {
    const steps = resolvePath(model, query.subject, path) ?? [];
    const name = steps.at(-1)?.to;
    const isSeveral = count > 1 || (count === 1 && operator === ">");
    if (!isSeveral || !reaching.has(operator) || name === undefined) return [];
    return steps.every(({ toOne }) => toOne)
      ? [matches.find(({ names }) => names === name)?.text ?? name]
      : [];
  });
}

/** The numbers of related rows that a filter bounds, none that are denied. */
function boundsIn(filter: Filter | null): Bound[] {
  if (filter?.kind === "related") return [filter];
  return filter?.kind === "and" || filter?.kind === "or" ? filter.filters.flatMap(boundsIn) : [];
}

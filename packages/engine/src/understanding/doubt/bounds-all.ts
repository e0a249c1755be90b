import type { Candidate } from "../types.ts";

/**
 * "How many people gave more than 20 gifts" read as the number of all gifts, should that be more than 20: what a bound is on is what each of some
 * groups has, and none is said. The words that compare; empty elsewhere.
 */
export function boundsAll({ query, matches }: Candidate): string[] {
  if (query.kind !== "aggregate" || query.dimensions.length > 0) return [];
  const [only, other] = query.measures;
  const expression = only?.expression;
  const isCount = expression?.kind === "aggregate" && expression.operand === null && other === undefined;
  const { having } = query;
  if (!isCount || having?.kind !== "comparison" || having.left.kind !== "output") return [];
  return having.left.id === only?.id
    ? matches.flatMap(({ kind, text }) => (kind === "cue" ? [text] : [])).slice(-1)
    : [];
}

import type { SemanticQuery } from "@parlance/contract";

const asked =
  /^\W*(?:(?:please|can you|could you|now|and|also) )*(?:(?:add|draw|show|put|include|insert|give|plot|fit)(?: me)? )?(?:(?:with|a|an|the|its|linear) )*trend ?-?lines?(?: (?:to|on|in|over|through) (?:it|that|this|the (?:chart|graph|plot|line)))?(?: please)?\W*$/i;

/** "Add a trend line" to figures over time: their trend, with how sure it is. Null for other words and other figures. */
export function trendLine(question: string, last: SemanticQuery): SemanticQuery | null {
  if (last.kind !== "aggregate" || !asked.test(question)) return null;
  const timed = last.dimensions.some(({ expression }) => expression.kind === "truncate");
  return timed ? { kind: "analysis", source: last.source, request: { kind: "trend" }, query: last } : null;
}

import { isCountedAt } from "../text/is-counted-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * "How many doors do we have" of repairs of which some are of the kind "Doors & locks": what is counted is only a part of what a kind of other
 * rows is called, and nothing names these. The word; empty elsewhere.
 */
export function countedPart(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (query.kind !== "aggregate" || matches.some(({ kind }) => kind === "table")) return [];
  return tokens.flatMap((token, at) => {
    const had = ["do", "does"].includes(tokens[at + 1]?.text ?? "");
    if (!had || !isCountedAt(tokens, at)) return [];
    const match = matches.find(({ start, end }) => start === token.start && end === token.end);
    return match?.kind === "value" && match.evidence === "partial" ? [token.raw] : [];
  });
}

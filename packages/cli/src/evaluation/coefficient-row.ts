import type { Finding, Literal, SemanticQuery } from "@parlance/contract";

/**
 * What a question for the correlation of two columns is answered with: Pearson's coefficient, which the finding states beside
 * the points that the result holds. Null for any other question.
 */
export function coefficientRow(findings: readonly Finding[], query: SemanticQuery): Literal[][] | null {
  if (query.kind !== "analysis" || query.request.kind !== "correlation") return null;
  const [first, ...others] = findings;
  const pearson = first?.evidence.figures.find(({ name }) => name === "Pearson")?.value;
  return pearson === undefined || others.length > 0 ? null : [[pearson]];
}

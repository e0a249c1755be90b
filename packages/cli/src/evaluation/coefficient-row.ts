import type { Literal, ResultTable, SemanticQuery } from "@parlance/contract";
import { analyseCorrelation } from "@parlance/engine";

/**
 * What a question for the correlation of two columns is answered with: Pearson's coefficient, which the answer's sentence is
 * made of and the result's points are not. Null for any other question, and where a chart of the points is asked for. `now` is an ISO time.
 */
export function coefficientRow(table: ResultTable, query: SemanticQuery, now: string): Literal[][] | null {
  if (query.kind !== "analysis" || query.request.kind !== "correlation") return null;
  if (query.query.chart !== null) return null;
  const analysed = analyseCorrelation(table, query.query, now);
  const [first, ...others] = analysed.ok ? analysed.value.findings : [];
  const pearson = first?.evidence.figures.find(({ name }) => name === "Pearson")?.value;
  return pearson === undefined || others.length > 0 ? null : [[pearson]];
}

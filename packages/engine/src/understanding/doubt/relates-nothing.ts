import { findColumn, findTable, type SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * "Correlation of size and rent" read as a list of both, or with a number that only tells rows apart, with which nothing goes. The word that asks
 * for it; empty elsewhere.
 */
export function relatesNothing(tokens: readonly Token[], { query }: Candidate, index: ModelIndex): string[] {
  const asked = tokens.find(({ text }) => /^correlat(?:ion|ions|e|es|ed)$/.test(text));
  if (asked === undefined) return [];
  const related = query.kind === "analysis" && query.request.kind === "correlation";
  return query.kind === "list" || (related && relatesKeys(query, index)) ? [asked.raw] : [];
}

/** Whether what is to be related holds a number that only tells rows apart. */
export function relatesKeys(query: SemanticQuery | null, { model }: ModelIndex): boolean {
  const inner = query?.kind === "analysis" ? query.query : query;
  const outputs =
    inner?.kind === "list" ? inner.columns : inner?.kind === "aggregate" ? inner.dimensions : [];
  return outputs.some(({ expression }) => {
    if (expression.kind !== "field") return false;
    const table = findTable(model, expression.field.table);
    return table !== null && findColumn(table, expression.field.column)?.role === "key";
  });
}

import { isHolder, type SemanticQuery, somePart } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import { counted } from "./counted.ts";
import { type DocumentTable, documentTable } from "./document-table.ts";
import { listedOnce } from "./listed-once.ts";
import { saysDocuments, saysLines } from "./says-documents.ts";
import { withTotals } from "./with-totals.ts";

/**
 * A query over a table with a row for each line of a document, of the documents that its name calls: their different numbers are counted, and what is
 * bounded, ranked, averaged or listed of a document is that of all its lines. Where lines are said, rows stay rows.
 */
export function ofDocuments(
  query: SemanticQuery,
  tokens: readonly Token[],
  index: ModelIndex,
): SemanticQuery {
  if (index.documents.size === 0) return query;
  if (query.kind === "set")
    return {
      ...query,
      left: ofDocuments(query.left, tokens, index),
      right: ofDocuments(query.right, tokens, index),
    };
  if (query.kind === "analysis") {
    const of = ofDocuments(query.query, tokens, index);
    return of.kind === "aggregate" || of.kind === "list" ? { ...query, query: of } : query;
  }
  const documents = documentTable(query.subject, index);
  const lines = saysLines(tokens, index);
  if (lines && !(documents !== null && countsLines(query, documents))) return query;
  const said = documents !== null && !lines && saysDocuments(tokens, documents);
  if (!said) return counted(query, query.subject, index);
  const whole = query.kind === "list" ? listedOnce(query, documents, tokens) : withTotals(query, documents);
  return counted(whole, query.subject, index);
}

/** Whether a query counts the lines by their documents' numbers, so that other counts in it are of something else. */
const countsLines = (query: SemanticQuery, { key }: DocumentTable): boolean =>
  somePart(query, (part) => {
    const { operand } = part as { operand?: unknown };
    const field = isHolder(operand) && isHolder(operand.field) ? operand.field : null;
    return part.aggregation === "count" && field?.column === key.column.name;
  });

import {
  type AggregateQuery,
  aggregateOf,
  isHolder,
  isSamePart,
  type ListQuery,
  type SemanticQuery,
  somePart,
} from "@parlance/contract";
import { countedMembers } from "../compose/figures/counted-members.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import { counted } from "./counted.ts";
import { type DocumentTable, documentNumber, documentTable, isUnasked } from "./document-table.ts";
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
  if (documents === null) return saysLines(tokens, index) ? query : counted(query, query.subject, index);
  const counts = countsLines(query, documents);
  if (!counts && saysLines(tokens, index))
    return query.kind === "aggregate" ? linesOfEach(query, documents) : query;
  const said = new Set(counts ? [] : tokens.map(({ lemma }) => lemma));
  const isWhole = saysDocuments(tokens, documents, index) || (counts && isByDocument(query, documents));
  const all = isWhole ? ofWhole(query, documents, said) : query;
  if (all.kind === "aggregate" && isByDocument(all, documents)) return linesOfEach(all, documents);
  const numbered = counted(all, query.subject, index);
  return numbered.kind === "aggregate" ? (countedMembers(numbered) ?? numbered) : numbered;
}

/** What is asked of documents, of all their lines. */
function ofWhole(
  query: AggregateQuery | ListQuery,
  documents: DocumentTable,
  said: ReadonlySet<string>,
): AggregateQuery | ListQuery {
  if (query.kind === "list") return listedOnce(query, documents, said);
  const dimensions = query.dimensions.filter(({ expression }) => !isUnasked(documents, expression, said));
  return withTotals(isByDocument(query, documents) ? { ...query, dimensions } : query, documents);
}

const isByDocument = (query: AggregateQuery | ListQuery, documents: DocumentTable): boolean =>
  query.kind === "aggregate" &&
  query.dimensions.some(({ expression }) => isSamePart(expression, documentNumber(documents)));

/** Rows that are counted are lines, of each document or all of them. */
const linesOfEach = (query: AggregateQuery, documents: DocumentTable): AggregateQuery => ({
  ...query,
  measures: query.measures.map((measure) =>
    isSamePart(measure.expression, aggregateOf("count", null))
      ? { ...measure, label: "number of lines", expression: aggregateOf("count", documentNumber(documents)) }
      : measure,
  ),
});

/** Whether a query counts the lines by their documents' numbers, so that other counts in it are of something else. */
const countsLines = (query: SemanticQuery, { key }: DocumentTable): boolean =>
  somePart(query, (part) => {
    const { operand } = part as { operand?: unknown };
    const field = isHolder(operand) && isHolder(operand.field) ? operand.field : null;
    return part.aggregation === "count" && field?.column === key.column.name;
  });

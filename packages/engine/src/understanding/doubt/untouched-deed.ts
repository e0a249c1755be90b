import type { SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { readTables } from "../score/query-use.ts";
import type { Candidate } from "../types.ts";

/**
 * What was done to rows, said with the name of a table or a column that the reading does not look into: "how many orders were returned"
 * where returns have a table, or orders a return flag, is not the number of all orders.
 */
export function untouchedDeed({ query, matches }: Candidate, { model }: ModelIndex): string[] {
  const read = readTables(query, model);
  return matches.flatMap(({ kind, evidence, names, text }) => {
    if (evidence === "exact" || names === null || !/..ed$/i.test(text)) return [];
    if (kind === "table") return read.has(names) ? [] : [text];
    return kind === "column" && countsAll(query) ? [text] : [];
  });
}

/** Whether a query comes to the number of all rows of a table. */
const countsAll = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" &&
  query.filter === null &&
  query.comparison === null &&
  query.dimensions.length === 0 &&
  query.measures.every(
    ({ expression }) =>
      expression.kind === "aggregate" && expression.operand === null && expression.filter === null,
  );

import { type SemanticQuery, somePart, speaksOf } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { irregularPasts } from "../lexicon/irregular-pasts.ts";
import { readTables } from "../score/query-use.ts";
import type { Candidate } from "../types.ts";

/**
 * What was done to rows, said with the name of a table or a column that the reading does not look into: "how many orders were returned"
 * where returns have a table, or orders a return flag, is not the number of all orders, and "teams that never won a race" beside what a prize won comes to are not those
 * without races.
 */
export function untouchedDeed({ query, matches }: Candidate, { model }: ModelIndex): string[] {
  const read = readTables(query, model);
  return matches.flatMap(({ kind, evidence, names, text }, at) => {
    if (evidence === "exact" || names === null || !isVerb(text.toLowerCase())) return [];
    if (kind === "table") return read.has(names) ? [] : [text];
    if (kind !== "column") return [];
    if (isDone(text) && countsAll(query)) return [text];
    const object = matches[at + 1]?.kind === "table" && evidence === "partial" && asksForAny(query);
    return object && !speaksOf(query, names.slice(names.lastIndexOf(".") + 1)) ? [text] : [];
  });
}

const isDone = (text: string): boolean => /..ed$/i.test(text);

const isVerb = (text: string): boolean =>
  isDone(text) || /^(?:won|wins?)$/.test(text) || irregularPasts.has(text);

/** Whether a query asks for rows that have others, whatever these are, or none. */
const asksForAny = (query: SemanticQuery): boolean =>
  somePart(query, (part) => part.kind === "related" && "filter" in part && isTimeOnly(part.filter));

const isTimeOnly = (filter: unknown): boolean =>
  filter === null || (typeof filter === "object" && "kind" in filter && filter.kind === "period");

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

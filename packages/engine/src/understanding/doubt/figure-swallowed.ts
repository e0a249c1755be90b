import type { MeasureExpression } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Match } from "../types.ts";
import { covers } from "./covers.ts";
import { isFigureUnread } from "./figure-unread.ts";

/**
 * "The average rent tenants pay" read as some other figure of the "rent tenants": a word that only figures are called by, taken for a part of what a table is called. The
 * word; empty elsewhere.
 */
export function figureSwallowed(
  tokens: readonly Token[],
  { query, matches }: Candidate,
  index: ModelIndex,
): string[] {
  if (query.kind !== "aggregate" || !query.measures.some(({ expression }) => isSingle(expression))) return [];
  return matches.flatMap((match) => {
    if (match.kind !== "table" || sharesSpan(match, matches)) return [];
    const [first, second] = tokens.filter((token) => covers(match, token));
    const own = index.tables.find(({ table }) => table.name === match.names)?.words ?? [];
    if (first === undefined || second === undefined || own.includes(first.lemma)) return [];
    return isFigureUnread(first.lemma, query, index) ? [first.raw] : [];
  });
}

/** Whether a figure is one of single rows, and no number or sum of them. */
const isSingle = (expression: MeasureExpression): boolean =>
  expression.kind === "aggregate" && !["count", "count-distinct", "sum"].includes(expression.aggregation);

/** Whether words stand for more than a table: they were written out. */
const sharesSpan = (match: Match, matches: readonly Match[]): boolean =>
  matches.some((other) => other !== match && other.start === match.start && other.end === match.end);

import {
  type AggregateQuery,
  conjuncts,
  hasKind,
  isSamePart,
  speaksOf,
  standingOf,
} from "@parlance/contract";
import { type Deals, openOnly } from "../index/deals.ts";
import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { endsSaid, isOfPipeline, lastingWords } from "../standing/asks-standing.ts";
import { holdsStateNow } from "../standing/still-standing.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { partsCounted } from "./parts-counted.ts";

/**
 * "MRR by month", "active members per quarter" of rows that go on from a day to another: what there was at each time is more than what began
 * in it, which is all that a reading by their beginnings tells. The words that ask for it; empty elsewhere.
 */
export function stockOverTime(
  tokens: readonly Token[],
  candidate: Candidate,
  { lifecycles, deals }: ModelIndex,
): string[] {
  const query = candidate.query.kind === "analysis" ? candidate.query.query : candidate.query;
  const pipeline = isOfPipeline(tokens, candidate) ? tokens.filter(({ text }) => text === "pipeline") : [];
  const words = [lastingWords(tokens), endsSaid(tokens) ?? [], pipeline].flat();
  if (query.kind !== "aggregate" || words.length === 0 || standingOf(query.dimensions) !== null) return [];
  const whole = tokens.some(({ text }) => /^(?:mrr|arr|recurring)$/.test(text));
  const dated = whole ? [query.dimensions, query.filter] : query.dimensions;
  const isByBeginning = lifecycles.some(({ table, from, until }) => {
    const isDatedBy = ({ column }: ColumnEntry): boolean => speaksOf(dated, column.name, table.table.name);
    return from !== null && isDatedBy(from) && !isDatedBy(until);
  });
  const isOfToday = holdsStateNow(query.filter) && isTimed(query);
  return isByBeginning || isOfToday || isOfOpen(tokens, query, deals) ? words.map(({ raw }) => raw) : [];
}

/** What is open still of what stood at the end of a period, or had begun in one where it is not told when open rows are to be closed. */
function isOfOpen(tokens: readonly Token[], query: AggregateQuery, deals: Deals | null): boolean {
  const parts = [query.filter, ...query.measures.flatMap(({ expression }) => partsCounted(expression))];
  if (deals === null || !parts.flatMap(conjuncts).some((each) => isSamePart(each, openOnly(deals))))
    return false;
  const isForeseen = deals.date?.column.profile?.nulls === 0;
  if (isTimed(query)) return endsSaid(tokens) !== undefined || !isForeseen;
  const isAtEnd = tokens.some(({ text }, at) => text === "end" && textAt(tokens, at + 1) === "of");
  return hasKind(query.filter, "period") && (isAtEnd || !isForeseen);
}

const isTimed = ({ dimensions }: AggregateQuery): boolean =>
  dimensions.some(({ expression }) => expression.kind === "truncate");

import { speaksOf, standingOf } from "@parlance/contract";
import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { endsSaid, lastingWords } from "../standing/asks-standing.ts";
import { holdsStateNow } from "../standing/still-standing.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * "MRR by month", "active members per quarter" of rows that go on from a day to another: what there was at each time is more than what began
 * in it, which is all that a reading by their beginnings tells. The words that ask for it; empty elsewhere.
 */
export function stockOverTime(
  tokens: readonly Token[],
  candidate: Candidate,
  { lifecycles }: ModelIndex,
): string[] {
  const query = candidate.query.kind === "analysis" ? candidate.query.query : candidate.query;
  const words = [lastingWords(tokens), endsSaid(tokens) ?? []].flat();
  if (query.kind !== "aggregate" || words.length === 0 || standingOf(query.dimensions) !== null) return [];
  const whole = tokens.some(({ text }) => /^(?:mrr|arr|recurring)$/.test(text));
  const dated = whole ? [query.dimensions, query.filter] : query.dimensions;
  const isByBeginning = lifecycles.some(({ table, from, until }) => {
    const isDatedBy = ({ column }: ColumnEntry): boolean => speaksOf(dated, column.name, table.table.name);
    return from !== null && isDatedBy(from) && !isDatedBy(until);
  });
  const isOfToday =
    holdsStateNow(query.filter) && query.dimensions.some(({ expression }) => expression.kind === "truncate");
  return isByBeginning || isOfToday ? words.map(({ raw }) => raw) : [];
}

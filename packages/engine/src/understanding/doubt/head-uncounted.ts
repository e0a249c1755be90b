import { speaksOf } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";
import { onlyCountsRows } from "./only-counts-rows.ts";

/**
 * "How many crate suppliers", read as how many crate deliveries there are: the rows behind are meant, of which the reading says nothing. Their name; empty
 * elsewhere.
 */
export function headUncounted(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (query.kind !== "aggregate" || query.dimensions.length > 0 || !onlyCountsRows(query)) return [];
  return tokens.flatMap((token, at) => {
    const tableAt = (place: number): (typeof matches)[number] | undefined =>
      matches.find((match) => match.kind === "table" && covers(match, tokens[place] ?? token));
    const [before, head] = at === 0 ? [] : [tableAt(at - 1), tableAt(at)];
    const isHead =
      before?.evidence === "partial" &&
      before.names === query.subject &&
      head?.evidence === "exact" &&
      head.names !== null &&
      head.names !== query.subject &&
      !speaksOf(query, head.names);
    return isHead ? [token.raw] : [];
  });
}

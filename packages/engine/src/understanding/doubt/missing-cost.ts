import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";
import { onlyCountsRows } from "./only-counts-rows.ts";

/** "Cost per campaign", "what did the campaign cost us", where a reading has no figure of the rows: how many there are says no cost. */
export function missingCost(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const said = tokens.find(
    (token) => token.lemma === "cost" && !matches.some((match) => covers(match, token)),
  );
  const untold =
    query.kind === "aggregate" ? onlyCountsRows(query) : query.kind === "list" && query.columns.length === 1;
  return said !== undefined && untold ? [said.raw] : [];
}

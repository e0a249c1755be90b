import type { SemanticQuery } from "@parlance/contract";
import { rawOf } from "../text/raw-of.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";
import { onlyCountsRows } from "./only-counts-rows.ts";

/**
 * "Cost per campaign", "what did the campaign cost us", "what have we spent on books", where a reading has no figure of the rows: how many there are says no cost. "The most money after material
 * costs", "after what they cost us", where nothing is taken off.
 */
export function missingCost(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const off = takesOff(query) ? null : costsOff(tokens);
  if (off !== null) return [off];
  const said = tokens.find(
    (token) => outlays.has(token.lemma) && !matches.some((match) => covers(match, token)),
  );
  const untold =
    query.kind === "aggregate" ? onlyCountsRows(query) : query.kind === "list" && query.columns.length === 1;
  return said !== undefined && untold ? [said.raw] : [];
}

const outlays: ReadonlySet<string> = new Set(["cost", "spend", "expenditure"]);

/** How many words may stand between "after" and what is paid. */
const farthest = 4;

/** "After reagent costs", "after paying the crew": what is to be taken off, as it is said; null where nothing is. */
function costsOff(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ text }) => text === "after");
  const behind = at < 0 ? [] : tokens.slice(at + 1, at + 1 + farthest);
  const mark = behind.findIndex(({ kind }) => kind !== "word");
  const said = mark < 0 ? behind : behind.slice(0, mark);
  const end = said.findIndex(
    ({ lemma, text }, place) => lemma === "cost" || lemma === "expense" || (place === 0 && text === "paying"),
  );
  return end < 0 ? null : rawOf(tokens.slice(at, at + end + 2));
}

/** Whether a figure is what is left of another one, by a formula or a column of profit. */
const takesOff = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" &&
  query.measures.some(
    ({ expression, label }) =>
      JSON.stringify(expression).includes('"operator":"-"') || /profit|margin|net\b/i.test(label),
  );

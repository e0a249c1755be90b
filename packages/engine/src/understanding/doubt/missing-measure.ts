import type { SemanticQuery } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { onlyCountsRows } from "./only-counts-rows.ts";

const speeds: ReadonlySet<string> = new Set("slowest fastest quickest".split(" "));
/** What is slow where business is, and what is fast by how much of it is sold. */
const others =
  /^(?:hours?|days?|weekdays?|weeks?|months?|quarters?|years?|seasons?|times?|periods?|selling|moving|growing|sellers?|movers?)$/;
const measured: ReadonlySet<string> = new Set(
  "cheapest priciest costliest dearest heaviest lightest tallest deepest shallowest widest narrowest farthest furthest".split(
    " ",
  ),
);

/** "The slowest supplier", "the cheapest products", "which hall earns the most", where the reading ranks by how many rows there are: that tells of no speed, no price and no money. Empty elsewhere. */
export function missingMeasure(tokens: readonly Token[], { query }: Candidate): string[] {
  const said = tokens.find(({ text }, at) => {
    const next = tokens[tokens[at + 1]?.kind === "number" ? at + 2 : at + 1];
    if (speeds.has(text)) return !others.test(next?.text ?? "");
    const end = tokens[at - 1]?.text;
    if (earns.has(text)) return endsMost(tokens, at + 1);
    return measured.has(text) || (text === "expensive" && (end === "most" || end === "least"));
  });
  return said !== undefined && ranksByRows(query) ? [said.raw] : [];
}

const earns: ReadonlySet<string> = new Set("earn earns earned gross grosses grossed".split(" "));

/** "(us) the most (in May)", and no most of anything. */
function endsMost(tokens: readonly Token[], at: number): boolean {
  const the = tokens[at]?.text === "us" ? at + 1 : at;
  const next = tokens[the + 2]?.text ?? "in";
  return (
    tokens[the]?.text === "the" &&
    ["most", "least"].includes(tokens[the + 1]?.text ?? "") &&
    /^(?:in|on|per|by|this|last|for|during|money|and)$/.test(next)
  );
}

/** Whether groups are ranked by nothing but how many rows they have. */
const ranksByRows = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" && query.limit !== null && query.dimensions.length > 0 && onlyCountsRows(query);

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

/** "The slowest supplier", "the cheapest products", where the reading ranks by how many rows there are: that tells of no speed and no price. Empty elsewhere. */
export function missingMeasure(tokens: readonly Token[], { query }: Candidate): string[] {
  const said = tokens.find(({ text }, at) => {
    const next = tokens[tokens[at + 1]?.kind === "number" ? at + 2 : at + 1];
    if (speeds.has(text)) return !others.test(next?.text ?? "");
    const end = tokens[at - 1]?.text;
    return measured.has(text) || (text === "expensive" && (end === "most" || end === "least"));
  });
  return said !== undefined && ranksByRows(query) ? [said.raw] : [];
}

/** Whether groups are ranked by nothing but how many rows they have. */
const ranksByRows = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" && query.limit !== null && query.dimensions.length > 0 && onlyCountsRows(query);

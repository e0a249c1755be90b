import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Link } from "./link.ts";

/**
 * "Total generation", "consumption in 2024" of a table of readings that is named after what it measures ("generation_daily" with its
 * "generation_mwh"): the amount, and not how many readings there are. The plural names the rows, and so does "sales".
 */
export function withoutMassRows(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns }: ModelIndex,
): readonly Link[] {
  return links.filter((link) => {
    const token = tokens[link.start];
    if (link.kind !== "table" || link.evidence !== "partial" || link.end !== link.start + 1) return true;
    if (token === undefined || token.text !== token.lemma || token.lemma.endsWith("s")) return true;
    return !columns.some(
      ({ table, column, words }) =>
        table === link.table &&
        column.role === "measure" &&
        column.additivity === "additive" &&
        words.length <= 2 &&
        words[0] === token.lemma,
    );
  });
}

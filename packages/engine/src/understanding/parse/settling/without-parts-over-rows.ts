import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "New customers", "late deliveries" where a text holds "New customer 10 percent": several words that only stand amid a value and end with the plural by
 * which rows are called are these rows, and not that value.
 */
export function withoutPartsOverRows(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  const rows = links.filter(
    (link) =>
      link.kind === "table" &&
      link.evidence === "exact" &&
      link.strength > surely &&
      link.end === link.start + 1 &&
      tokens[link.start]?.text !== tokens[link.start]?.lemma,
  );
  if (rows.length === 0) return links;
  return links.flatMap((link): Link[] => {
    if (link.kind !== "value" || !rows.some(({ start, end }) => start > link.start && end === link.end))
      return [link];
    const options = link.options.filter(({ evidence }) => evidence !== "partial");
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}

const surely = 0.9;

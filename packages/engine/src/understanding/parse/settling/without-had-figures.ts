import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Link } from "../links/link.ts";

const having: ReadonlySet<string> = new Set(["with", "have", "has", "had"]);
const behind: ReadonlySet<string> = new Set("in during since last this but and".split(" "));

/** "Customers with sales in 2024" where rows are called "sales" as the money for them is: that there are such rows, which no figure says. */
export function withoutHadFigures(
  links: readonly Link[],
  tokens: readonly Token[],
  index: ModelIndex,
): readonly Link[] {
  const isHad = ({ start, end }: Link): boolean => {
    const rows = tableNamed(tokens[start - 2], index);
    const open = end === tokens.length || tokens[end]?.kind === "mark" || behind.has(textAt(tokens, end));
    return rows !== null && having.has(textAt(tokens, start - 1)) && open;
  };
  return links.filter(
    (link) =>
      link.kind !== "metric" ||
      !isHad(link) ||
      !links.some(
        (other) =>
          other.kind === "table" &&
          other.evidence === "exact" &&
          other.start === link.start &&
          other.end === link.end,
      ),
  );
}

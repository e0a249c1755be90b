import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/** "The number of returns" is how many there are, and not the number that a row has. */
export function withoutNumbers(link: Link, tokens: readonly Token[]): Link {
  const [first, of, ...things] = tokens.slice(link.start, link.end);
  const last = things.at(-1);
  if (link.kind !== "column" || first?.text !== "number" || of?.text !== "of" || last === undefined)
    return link;
  if (last.text === last.lemma) return link;
  return {
    ...link,
    options: link.options.filter(({ kind, evidence }) => kind !== "key" || evidence === "exact"),
  };
}

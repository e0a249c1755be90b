import type { ModelIndex } from "../index/model-index.ts";
import { genericWords } from "../index/names.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

/** What a column tells the kinds of, by which things themselves are called, too: "products" by their "product line". */
const kinds: ReadonlySet<string> = new Set("line group class kind category range family model".split(" "));

/**
 * "Tracks with a capacity of 90,000" read as the "track condition" of races: things that no table and no column is called, in the plural, of which a column
 * tells something else. Of one table alone that is the nearest there is.
 */
export function partAsRows(
  tokens: readonly Token[],
  { matches }: Candidate,
  { byName, tables }: ModelIndex,
): string[] {
  if (tables.length === 1) return [];
  return matches.flatMap((match) => {
    if (match.kind !== "column" || match.evidence !== "partial") return [];
    const [token, other] = tokens.filter((each) => covers(match, each));
    if (token === undefined || other !== undefined || token.text === token.lemma) return [];
    const entry = byName.get(match.names ?? "");
    const head = entry?.words.at(-1);
    const isOther = head !== undefined && head !== token.lemma && !genericWords.has(head) && !kinds.has(head);
    return isOther && entry?.words.includes(token.lemma) === true && entry.column.physicalType === "string"
      ? [token.raw]
      : [];
  });
}

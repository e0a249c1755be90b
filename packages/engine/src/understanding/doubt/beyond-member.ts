import { conjuncts, type Filter, isSamePart } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** What says that all rows of the other are meant. */
const ofAll: ReadonlySet<string> = new Set(
  "any all every each most highest maximum max largest biggest lowest minimum min best worst".split(" "),
);

/**
 * "Shops where Ann made more sales than Bo" read as each of Ann's rows against the largest of all of Bo's: one value of a column is held against another, which may
 * be meant of each group. The words that say beyond what; empty where any or all of them are spoken of.
 */
export function beyondMember(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (query.kind !== "list" && query.kind !== "aggregate") return [];
  if (tokens.some(({ text }) => ofAll.has(text))) return [];
  const known = conjuncts(query.filter).filter(isMember);
  const isHeld = conjuncts(query.filter).some(
    (each) =>
      each.kind === "comparison" &&
      each.operator !== "=" &&
      each.right.kind === "aggregate-value" &&
      ["maximum", "minimum"].includes(each.right.aggregation) &&
      conjuncts(each.right.filter)
        .filter(isMember)
        .some((other) =>
          known.some((one) => isSamePart(one.left, other.left) && !isSamePart(one.right, other.right)),
        ),
  );
  return isHeld ? [matches.find(({ text }) => /\bthan\b/.test(text))?.text ?? "than"] : [];
}

const isMember = (filter: Filter): filter is Extract<Filter, { kind: "comparison" }> =>
  filter.kind === "comparison" && filter.operator === "=" && filter.right.kind === "constant";

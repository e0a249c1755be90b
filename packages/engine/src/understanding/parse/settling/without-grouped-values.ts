import { clients, workers } from "../../lexicon/workers.ts";
import type { Token } from "../../text/tokenize.ts";
import { isBehindBy } from "../frame/is-behind-by.ts";
import { type Link, linkStrength } from "../links/link.ts";

/**
 * "Orders by customer" where a table, a column or a reference is called so, and a kind of account as well: no value where something is split.
 * "By cabin type" asks for kinds, "by rep" for people, and for no value that has the word in it.
 */
export function withoutGroupedValues(links: readonly Link[], tokens: readonly Token[]): readonly Link[] {
  const named = new Set(
    links.flatMap((link) =>
      (link.kind === "table" || link.kind === "column") &&
      (linkStrength(link) >= wholeName || isReference(link)) &&
      isBehindBy(tokens, link.start)
        ? [`${link.start} ${link.end}`]
        : [],
    ),
  );
  return links.filter(
    (link) =>
      link.kind !== "value" ||
      !(named.has(`${link.start} ${link.end}`) || isPartOfKinds(link, tokens) || isParty(link, tokens)),
  );
}

const isPartOfKinds = (
  { start, end, options }: Extract<Link, { kind: "value" }>,
  tokens: readonly Token[],
): boolean =>
  isBehindBy(tokens, start) &&
  kinds.has(tokens[end]?.lemma ?? "") &&
  options.every(({ evidence }) => evidence === "partial");

/** "Sales by rep", where a title has the word in it; "biggest customers", where a source of leads is called "Customer success". */
function isParty(
  { start, end, options }: Extract<Link, { kind: "value" }>,
  tokens: readonly Token[],
): boolean {
  const { lemma = "" } = tokens[start] ?? {};
  const isNamed = clients.has(lemma) || (workers.has(lemma) && isBehindBy(tokens, start));
  return end === start + 1 && isNamed && options.every(({ evidence }) => evidence === "partial");
}

const kinds: ReadonlySet<string> = new Set(["type", "kind", "category", "class"]);

/** "Customer" of the column customer_id. */
const isReference = (link: Link): boolean =>
  link.kind === "column" && link.options.some(({ kind, strength }) => kind === "key" && strength > 0.75);

/** From here on something is called just so. */
const wholeName = 0.95;

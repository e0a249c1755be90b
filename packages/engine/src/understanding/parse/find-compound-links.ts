import { findRoutes } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { type Cue, cuesOf } from "../lexicon/cues.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { type Link, linkStrength } from "./link.ts";

type TableLink = Extract<Link, { kind: "table" }>;

/**
 * Links of "product category", "the product's category", "by category of the product" where each product refers to a row of a table
 * of categories: the categories, by way of the products. Of two nouns the last one is what is meant.
 */
export function findCompoundLinks(
  tokens: readonly Token[],
  links: readonly Link[],
  index: ModelIndex,
): Link[] {
  const tables = links.filter((link): link is TableLink => link.kind === "table" && link.strength >= sure);
  const named = new Set(
    links.flatMap((link) =>
      link.kind !== "table" && linkStrength(link) >= sure ? [`${link.start} ${link.end}`] : [],
    ),
  );
  return tables.flatMap((owner) =>
    tables.flatMap((head): Link[] => {
      const span = spanOf(owner, head, tokens);
      if (span === null || named.has(`${span.start} ${span.end}`)) return [];
      if (owner.table === head.table || !leadsToOne(index, owner.table, head.table)) return [];
      const strength = Math.min(owner.strength, head.strength);
      return [{ ...head, ...span, strength, of: owner.table }];
    }),
  );
}

/** A link of at least this strength says a whole name. */
const sure = 0.9;

/** Where both nouns are said as one; null where they are not. */
function spanOf(
  owner: TableLink,
  head: TableLink,
  tokens: readonly Token[],
): Pick<Link, "start" | "end"> | null {
  if (owner.end === head.start) {
    const begins = followsBy(tokens, owner.start) || isAttribute(owner, tokens);
    return begins ? { start: owner.start, end: head.end } : null;
  }
  const between = tokens.slice(head.end, owner.start).map(({ text }) => text);
  const of = between[0] === "of" && between.slice(1).every((word) => word === "the" || word === "each");
  return of && followsBy(tokens, head.start) ? { start: head.start, end: owner.end } : null;
}

/** "by product category", "per the product's category". */
function followsBy(tokens: readonly Token[], start: number): boolean {
  const before = textAt(tokens, start - 1) === "the" ? start - 2 : start - 1;
  return cuesOf(textAt(tokens, before)).some((cue: Cue) => cue.kind === "by");
}

/** "which product category": one thing right before its head, and no verb ("customers order products") or clause ("orders customers made"). */
function isAttribute({ start, end }: TableLink, tokens: readonly Token[]): boolean {
  const last = tokens[end - 1];
  const before = tokens[start - 1];
  const verb = before?.kind === "word" && before.text !== before.lemma;
  return last !== undefined && !verb && (last.text === last.lemma || /['’]s$/u.test(last.raw));
}

/** Whether each row of one table leads to at most one of the other. */
const leadsToOne = ({ graph }: ModelIndex, from: number, to: number): boolean =>
  findRoutes(graph, from, to, { count: 4, preferred: new Set() }).some(
    ({ toOne, path }) => toOne && path.length <= furthest,
  );

const furthest = 3;

import { conjuncts, type Filter, partKey, type SemanticQuery } from "@parlance/contract";
import type { Question } from "../types.ts";
import { polite } from "./polite.ts";

const everything = "(?:all of (?:them|those|these|it)|everything|everyone)";
const wish = new RegExp(
  `^${polite}(?:(?:drop|remove|clear|lose|reset|delete|forget|undo|ignore|take (?:off|away|out)|without|with no|no) (?<whole>(?:all |any )*)(?:of )?(?:the |that |those |these |this |my )*(?<noun>filters?|conditions?|restrictions?)(?: again| now| please)?|unfiltered|(?:(?:show |for )?(?<again>${everything}) (?:again|now)|(?:go )?back to (?<back>${everything}))(?: please)?)[?.! ]*$`,
  "i",
);

/**
 * "Drop the filter", "all of them again": what is shown without the condition that was said last, or without any where only one question was asked; "remove all
 * filters" without any. Null for other follow-ups, and where nothing is filtered.
 */
export function withoutFilter({ question, previous }: Question, last: SemanticQuery): SemanticQuery | null {
  const said = wish.exec(question.trim())?.groups;
  if (said === undefined || (last.kind !== "aggregate" && last.kind !== "list")) return null;
  const bare = free(last);
  if (bare === null) return null;
  const widens = (said.again ?? said.back) !== undefined;
  const isWhole = !widens && ((said.whole ?? "") !== "" || /s$/i.test(said.noun ?? "s"));
  const before = isWhole
    ? undefined
    : previous.slice(0, -1).findLast((each) => isOfSame(each, bare) && isWider(each, last));
  if (before?.kind === "aggregate" && last.kind === "aggregate")
    return { ...last, filter: before.filter, having: before.having };
  return before?.kind === "list" && last.kind === "list" ? { ...last, filter: before.filter } : bare;
}

/** A query without its conditions; null where it has none. */
function free(query: Extract<SemanticQuery, { kind: "aggregate" | "list" }>): SemanticQuery | null {
  if (query.kind === "list") return query.filter === null ? null : { ...query, filter: null };
  return query.filter === null && query.having === null ? null : { ...query, filter: null, having: null };
}

/** Whether a query has some of another's conditions, and no others. */
function isWider(query: SemanticQuery, other: SemanticQuery): boolean {
  const all = new Set(conditionsOf(other).map((part) => partKey(part)));
  const own = conditionsOf(query);
  return own.length < all.size && own.every((part) => all.has(partKey(part)));
}

const conditionsOf = (query: SemanticQuery): Filter[] => [
  ...("filter" in query ? conjuncts(query.filter) : []),
  ...("having" in query ? conjuncts(query.having) : []),
];

/** Whether a query shows the same figures or rows, of other conditions. */
const isOfSame = (query: SemanticQuery, bare: SemanticQuery): boolean =>
  query.kind === bare.kind &&
  (query.kind === "aggregate" && bare.kind === "aggregate"
    ? partKey([query.measures, query.dimensions]) === partKey([bare.measures, bare.dimensions])
    : query.kind === "list" && bare.kind === "list" && partKey(query.columns) === partKey(bare.columns));

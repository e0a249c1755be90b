import { speaksOf } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Match } from "../types.ts";
import { covers } from "./covers.ts";

/**
 * Words right before rows that are a part of a column's name: "group visits" where an age group is kept says which visits are meant,
 * and not that they are to be split by it, unless "by" or the like says so.
 */
export function splitUnsaid(
  tokens: readonly Token[],
  { query, matches }: Candidate,
  { byName }: ModelIndex,
): string[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.text !== token.lemma || next === undefined || next.text === next.lemma) return [];
    if (before !== undefined && (splitting.has(before.text) || isValue(before, matches))) return [];
    if (groupsThem(tokens, at)) return [];
    const column = matches.find((match) => isAll(match, token) && match.kind === "column");
    if (column === undefined || column.evidence === "exact" || column.evidence === "synonym") return [];
    const named = byName.get(column.names ?? "");
    if (query.kind !== "list" && query.kind !== "aggregate") return [];
    const conditions = [query.filter, query.kind === "aggregate" ? query.measures : []];
    if (named === undefined || speaksOf(conditions, named.column.name)) return [];
    if (!["category", "geo"].includes(named.column.role)) return [];
    return matches.some((match) => isAll(match, next) && match.kind === "table") ? [token.raw] : [];
  });
}

/** "Group trips by zone", "group orders: under 50, over 50": what is to be done with them. */
export const groupsThem = (tokens: readonly Token[], at: number): boolean =>
  at === 0 &&
  tokens[at]?.text === "group" &&
  tokens.some(({ text }) => ["by", "into", "in", ":"].includes(text));

/** "Tournament type competitions": the kind of value behind it says it once more. */
const isValue = (token: Token, matches: readonly Match[]): boolean =>
  matches.some((match) => match.kind === "value" && covers(match, token));

const isAll = ({ start, end }: Match, token: Token): boolean => token.start === start && token.end === end;

/** Words behind which a noun may say what is split or told apart. */
const splitting: ReadonlySet<string> = new Set(
  "by per each every which what different and across".split(" "),
);

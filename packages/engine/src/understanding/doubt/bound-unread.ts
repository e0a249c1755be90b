import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Match } from "../types.ts";
import { covers } from "./covers.ts";
import { isFigureUnread } from "./figure-unread.ts";

/**
 * "Deliveries of more than 100 cases" read as those of more than 100 in money: what a bound counts is called by columns, and the best reading leaves the word out.
 * The word; null elsewhere.
 */
export function boundUnread(
  tokens: readonly Token[],
  { query, matches }: Candidate,
  index: ModelIndex,
): Token | null {
  const found = tokens.find((token, at) => {
    const before = tokens[at - 1];
    if (before === undefined || token.kind !== "word" || token.text === token.lemma) return false;
    if (token.text === "times" && multiplies(tokens, at, matches)) return false;
    const bounds = matches.some((match) => match.kind === "number" && covers(match, before));
    return (
      bounds && isFigureUnread(token.lemma, query, index) && !matches.some((match) => covers(match, token))
    );
  });
  return found ?? null;
}

const articles: ReadonlySet<string> = new Set("the its their his her of".split(" "));

/** "At least 3 times their budget": how often another figure is taken. */
function multiplies(tokens: readonly Token[], at: number, matches: readonly Match[]): boolean {
  const next = tokens[articles.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1];
  return (
    next !== undefined &&
    matches.some((match) => (match.kind === "column" || match.kind === "metric") && covers(match, next))
  );
}

/** The readings that take such a word, each by another of the columns that it may name. */
export const takingWord = (readings: readonly Candidate[], word: Token): Candidate[] =>
  readings
    .filter(
      ({ query, matches }) => query.kind === "aggregate" && matches.some((match) => covers(match, word)),
    )
    .slice(0, 3);

import { isAmountUnit } from "../lexicon/units.ts";
import { timeUnits } from "../parse/unit-said.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

/**
 * "How much scrap did we have in kg" where scrap is counted in pieces: the unit that the figure is to be told in, which nothing reads. Units of
 * time are let pass, as are those that a figure's own name or unit tells.
 */
export function unitUnmet(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (query.kind !== "aggregate") return [];
  const labels = query.measures.map(({ label }) => label.toLowerCase()).join(" ");
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const ends = next === undefined || next.kind === "mark" || joints.test(next.text);
    if (textAt(tokens, at - 1) !== "in" || !ends || timeUnits.has(token.lemma)) return [];
    if (![token.text, token.lemma].some(isAmountUnit) || matches.some((match) => covers(match, token)))
      return [];
    return labels.includes(token.lemma) ? [] : [token.raw];
  });
}

/** "The most downtime hours" where stoppages are counted: how long they lasted, which nothing reads. */
export function lengthUnmet(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const counts =
    query.kind === "aggregate" &&
    query.measures.every(({ expression }) => expression.kind === "aggregate" && expression.operand === null);
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isUnit = timeUnits.has(token.lemma) && token.text !== token.lemma;
    const isRead = matches.some((match) => covers(match, token));
    const isOfRows = matches.some(
      (match) => match.kind === "table" && before !== undefined && covers(match, before),
    );
    return counts && isUnit && !isRead && isOfRows ? [token.raw] : [];
  });
}

const joints = /^(?:by|per|for|each|last|this|since|during|in)$/;

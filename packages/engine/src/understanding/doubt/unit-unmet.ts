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

const joints = /^(?:by|per|for|each|last|this|since|during|in)$/;

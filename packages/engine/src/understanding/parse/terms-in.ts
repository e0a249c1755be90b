import type { Token } from "../text/tokenize.ts";

/** Where a term of a glossary stands: a span of tokens (half-open). */
export type TermFound<T> = { start: number; end: number; term: T };

/** The terms in a question, longest first at each place, none inside another; `terms` by the first word of their names. */
export function termsIn<T extends { lemmas: readonly string[] }>(
  tokens: readonly Token[],
  terms: ReadonlyMap<string, readonly T[]>,
): TermFound<T>[] {
  const found: TermFound<T>[] = [];
  if (terms.size === 0) return found;
  for (let start = 0; start < tokens.length; start += 1) {
    const term = (terms.get(tokens[start]?.lemma ?? "") ?? []).find(({ lemmas }) =>
      lemmas.every((word, at) => tokens[start + at]?.lemma === word),
    );
    if (term === undefined) continue;
    const end = start + term.lemmas.length;
    found.push({ start, end, term });
    start = end - 1;
  }
  return found;
}

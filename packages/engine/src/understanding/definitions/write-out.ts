import { termsIn } from "../parse/links/terms-in.ts";
import type { Token } from "../text/tokenize.ts";
import type { Defined } from "./defined.ts";

/**
 * Puts the wording of definitions in the place of their terms; the new tokens keep the term's place in the question. What a
 * bracket behind a term repeats ("ARPU (average revenue per user)") goes.
 */
export function writeOut(tokens: readonly Token[], defined: readonly Defined[]): Token[] {
  const result = [...tokens];
  for (const { start, end, term } of termsIn(tokens, byFirstWord(defined)).toReversed()) {
    const [first, last] = [tokens[start], tokens[end - 1]];
    if (first === undefined || last === undefined) continue;
    const place = { start: first.start, end: last.end };
    const own =
      term.meaning.kind === "wording"
        ? term.meaning.tokens.map((token) => ({ ...token, ...place }))
        : tokens.slice(start, end);
    result.splice(start, bracketEnd(tokens, end) - start, ...own);
  }
  return result;
}

/** Defined terms by the first word of their names, longest names first. */
export function byFirstWord(defined: readonly Defined[]): Map<string, Defined[]> {
  const sorted = defined.toSorted((a, b) => b.lemmas.length - a.lemmas.length);
  return Map.groupBy(sorted, ({ lemmas }) => lemmas[0] ?? "");
}

const longestBracket = 10;

/** The end of a bracket whose words begin with the letters of the term before it, else where the term ends. */
function bracketEnd(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text !== "(") return end;
  const close = tokens.findIndex(({ text }, at) => at > end && text === ")");
  if (close < 0 || close - end > longestBracket) return end;
  const initials = tokens
    .slice(end + 1, close)
    .map(({ text }) => text.charAt(0))
    .join("");
  return initials === tokens[end - 1]?.text ? close + 1 : end;
}

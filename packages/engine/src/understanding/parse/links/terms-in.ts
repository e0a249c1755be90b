import { isCommon } from "../../lexicon/common-words.ts";
import { editDistance } from "../../text/edit-distance.ts";
import type { Token } from "../../text/tokenize.ts";

/** Where a term of a glossary stands: a span of tokens (half-open). */
export type TermFound<T> = { start: number; end: number; term: T };

/** The terms in a question, longest first at each place, none inside another; `terms` by the first word of their names. One slip in a name of several words is forgiven ("cost per clik"). */
export function termsIn<T extends { lemmas: readonly string[] }>(
  tokens: readonly Token[],
  terms: ReadonlyMap<string, readonly T[]>,
): TermFound<T>[] {
  const found: TermFound<T>[] = [];
  if (terms.size === 0) return found;
  for (let start = 0; start < tokens.length; start += 1) {
    for (const term of terms.get(tokens[start]?.lemma ?? "") ?? []) {
      const end = endOf(tokens, start, term.lemmas);
      if (end === null) continue;
      found.push({ start, end, term });
      start = end - 1;
      break;
    }
  }
  return found;
}

/** Whether the words of a term begin at a token. */
export const isTermAt = <T extends { lemmas: readonly string[] }>(
  tokens: readonly Token[],
  at: number,
  terms: ReadonlyMap<string, readonly T[]>,
): boolean =>
  (terms.get(tokens[at]?.lemma ?? "") ?? []).some(({ lemmas }) => endOf(tokens, at, lemmas) !== null);

/** Where the words of a term end that begin at a token, be they joined by hyphens ("no-shows"); null where they do not stand there. */
function endOf(tokens: readonly Token[], start: number, lemmas: readonly string[]): number | null {
  let at = start;
  let slipped = false;
  for (const word of lemmas) {
    if (at > start && tokens[at]?.text === "-") at += 1;
    const exact = tokens[at]?.lemma === word;
    if (!exact && (slipped || lemmas.length < 2 || !isSlip(tokens[at], word))) return null;
    slipped ||= !exact;
    at += 1;
  }
  return at;
}

/** From so many letters on a word may hold a slip and still be taken for another. */
const fewest = 5;

/** Whether a word that is none by itself is another but for one slip. */
const isSlip = (token: Token | undefined, word: string): boolean =>
  token?.kind === "word" &&
  word.length >= fewest &&
  !isCommon(token.text) &&
  editDistance(token.lemma, word, 1) === 1;

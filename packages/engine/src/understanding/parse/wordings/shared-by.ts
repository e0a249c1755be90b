import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { rowsAt } from "../idioms/counts/rows-at.ts";
import type { Written } from "../idioms/written.ts";

const shared = phrases("shared by", "shared between", "common to", "in common between", "home to");

/** "Towns shared by tenants and suppliers", "in which towns do tenants and suppliers both sit": where there are both of them. */
export function sharedBy(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, shared);
  if (size > 0) {
    const both = ["both"].includes(textAt(tokens, at + size)) ? 1 : 0;
    const pair = pairAt(tokens, at + size + both, index);
    return pair === null ? null : { words: `where we have both ${pair.words}`, tokens: pair.end - at };
  }
  if (textAt(tokens, at) !== "in" || !["which", "what"].includes(textAt(tokens, at + 1))) return null;
  if (!["do", "are", "have"].includes(textAt(tokens, at + 3))) return null;
  const pair = pairAt(tokens, at + 4, index);
  if (pair === null) return null;
  const both = tokens.findIndex(
    ({ text }, place) => place >= pair.end && place < pair.end + 3 && text === "both",
  );
  const end = both < 0 ? -1 : both + (tokens[both + 1]?.kind === "word" ? 2 : 1);
  const rest = tokens.slice(end).every(({ kind }) => kind === "mark");
  return end < 0 || !rest
    ? null
    : { words: `which ${tokens[at + 2]?.raw} where we have both ${pair.words}`, tokens: end - at };
}

/** "Tenants and suppliers": one of each, and where they end. */
function pairAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { words: string; end: number } | null {
  const first = rowsAt(tokens, at, index);
  const joint = at + first;
  const second = first > 0 && textAt(tokens, joint) === "and" ? rowsAt(tokens, joint + 1, index) : 0;
  const lemma = (place: number): string => tokens[place]?.lemma ?? "";
  return first === 1 && second === 1
    ? { words: `a ${lemma(at)} and a ${lemma(joint + 1)}`, end: joint + 2 }
    : null;
}

sharedBy.needs = [...openings(shared), "which", "what"];

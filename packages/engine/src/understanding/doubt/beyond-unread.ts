import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const comparing = /^(?:more|less|fewer|better|worse|bigger|larger|smaller|higher|lower|longer|shorter)$/;
const openers = /^(?:how|by|is|are|was|were|do|does|did|why)$/;
const farthest = 8;

/**
 * "Customers buying more in 2023 than in 2022", where a reading holds every group against then and leaves none out: which of them have more is not told.
 * The word that asks for these; empty elsewhere.
 */
export function beyondUnread(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (query.kind !== "aggregate" || query.comparison === null || query.having !== null) return [];
  if (openers.test(textAt(tokens, 0)) || query.dimensions.every(({ id }) => query.hidden.includes(id)))
    return [];
  const at = tokens.findIndex(({ text }) => text === "than");
  const than = tokens[at];
  const word = tokens
    .slice(Math.max(0, at - farthest), Math.max(0, at))
    .find(({ text }) => comparing.test(text));
  const next = tokens.slice(at, at + 4);
  const timed = matches.some(
    ({ kind, start }) => kind === "period" && next.some((token) => token.start === start),
  );
  return than === undefined || word === undefined || !timed ? [] : [word.raw];
}

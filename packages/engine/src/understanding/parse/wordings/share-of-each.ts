import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const shares = phrases(
  "share of each",
  "percentage of each",
  "proportion of each",
  "share of every",
  "% of each",
);
const wholes: ReadonlySet<string> = new Set(["in", "of", "among", "within"]);
const articles: ReadonlySet<string> = new Set(["our", "the", "all", "total"]);
const [longestKind, longestWhole] = [3, 4];

/** "Share of each plan in our active memberships": the share of active memberships by plan. */
export function shareOfEach(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, shares);
  if (size === 0) return null;
  const start = at + size;
  const joint = tokens.findIndex(
    ({ text }, place) => place > start && place <= start + longestKind && wholes.has(text),
  );
  if (joint < 0) return null;
  const from = joint + (articles.has(textAt(tokens, joint + 1)) ? 2 : 1);
  const end = tokens.findIndex(
    ({ kind, text }, place) =>
      place > from && (kind === "mark" || /^(?:in|by|for|during|last|this)$/.test(text)),
  );
  const until = end < 0 ? tokens.length : end;
  if (until - from > longestWhole || until === from) return null;
  return {
    words: `share of ${rawOf(tokens.slice(from, until))} by ${rawOf(tokens.slice(start, joint))}`,
    tokens: until - at,
  };
}

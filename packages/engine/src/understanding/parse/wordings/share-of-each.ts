import type { ModelIndex } from "../../index/model-index.ts";
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
export function shareOfEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, shares);
  if (size === 0) return at === 0 ? kindsInPercent(tokens, index) : null;
  const start = at + size;
  const joint = tokens.findIndex(
    ({ text }, place) => place > start && place <= start + longestKind && wholes.has(text),
  );
  if (joint < 0) return null;
  const from = joint + (articles.has(textAt(tokens, joint + 1)) ? 2 : 1);
  return written(tokens, at, from, tokens.slice(start, joint));
}

/** The share of the whole that begins at `from` by its kinds; null where no whole of few words stands there. */
function written(
  tokens: readonly Token[],
  at: number,
  from: number,
  kinds: readonly Token[],
): Written | null {
  const end = tokens.findIndex(
    ({ kind, text }, place) =>
      place > from && (kind === "mark" || /^(?:in|by|for|during|last|this)$/.test(text)),
  );
  const until = end < 0 ? tokens.length : end;
  if (until - from > longestWhole || until <= from) return null;
  return { words: `share of ${rawOf(tokens.slice(from, until))} by ${rawOf(kinds)}`, tokens: until - at };
}

const percents = phrases("in % of all", "in percent of all", "as % of all", "as a percentage of all");

/** "Reasons of return in % of all returns": the kinds are what a text tells apart. */
function kindsInPercent(tokens: readonly Token[], { words, columns }: ModelIndex): Written | null {
  const joint = tokens.findIndex((_, place) => phraseAt(tokens, place, percents) > 0);
  const kinds = tokens.slice(0, Math.max(0, joint));
  if (kinds.length === 0 || kinds.length > longestKind || kinds.some(({ kind }) => kind !== "word"))
    return null;
  const named = kinds.map(({ lemma }) => new Set(words.columnsByWord.get(lemma)));
  const tells = [...(named[0] ?? [])].some(
    (id) => columns[id]?.column.physicalType === "string" && named.every((ids) => ids.has(id)),
  );
  return tells ? written(tokens, 0, joint + phraseAt(tokens, joint, percents), kinds) : null;
}

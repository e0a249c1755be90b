import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const openers: ReadonlySet<string> = new Set([
  "where",
  "with",
  "whose",
  "having",
  "have",
  "has",
  "and",
  ",",
  "by",
]);
const counts: ReadonlySet<string> = new Set(["count", "counts", "tally"]);
const compared: ReadonlyMap<string, string> = new Map([
  [">", "more than"],
  ["<", "fewer than"],
  ["over", "more than"],
  ["above", "more than"],
  ["exceeds", "more than"],
  ["exceeding", "more than"],
  ["more than", "more than"],
  ["greater than", "more than"],
  ["higher than", "more than"],
  ["under", "fewer than"],
  ["below", "fewer than"],
  ["less than", "fewer than"],
  ["fewer than", "fewer than"],
  ["lower than", "fewer than"],
  ["> =", "at least"],
  ["at least", "at least"],
  ["< =", "at most"],
  ["at most", "at most"],
]);
const said = phrases("> =", "< =", ...compared.keys());
const longest = 2;

/** "Quays where boat count is over 100", "tenants, visit count > 20": those with more than so many. */
export function countAbove(tokens: readonly Token[], at: number): Written | null {
  if (!openers.has(textAt(tokens, at)) || at === 0) return null;
  const open = textAt(tokens, at) === "," && openers.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const the = ["the", "their", "a"].includes(textAt(tokens, open)) ? 1 : 0;
  const size = tokens.slice(open + the, open + the + longest + 1).findIndex(({ text }) => counts.has(text));
  const nouns = tokens.slice(open + the, open + the + Math.max(0, size));
  if (size < 1 || !nouns.every(({ kind }) => kind === "word")) return null;
  const verb = open + the + size + 1;
  const is = ["is", "of", "was"].includes(textAt(tokens, verb)) ? 1 : 0;
  const comparison = phraseAt(tokens, verb + is, said);
  const number = tokens[verb + is + comparison];
  const words = compared.get(
    tokens
      .slice(verb + is, verb + is + comparison)
      .map(({ text }) => text)
      .join(" "),
  );
  return words === undefined || number?.kind !== "number"
    ? null
    : {
        words: `with ${words} ${number.raw} ${rawOf(nouns)}`,
        tokens: verb + is + comparison + 1 - at,
      };
}

countAbove.needs = counts;

import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** What may be measured in percent itself, and has no share of a whole. */
const levels: ReadonlySet<string> = new Set(
  "average avg mean median highest lowest maximum minimum rate growth change margin".split(" "),
);

/** "Orders by status in %": in percent of them all; "on time % per driver": the rate of those. */
export function inPercent(tokens: readonly Token[], at: number): Written | null {
  if (isRate(tokens, at)) return { words: "rate", tokens: 1 };
  if (isBehind(tokens, at)) return { words: "in percent", tokens: 1 };
  const said =
    ["in", "as"].includes(textAt(tokens, at)) &&
    textAt(tokens, at + 1) === "%" &&
    textAt(tokens, at + 2) !== "of";
  return said && tokens.slice(0, at).every(({ text }) => !levels.has(text))
    ? { words: "in percent", tokens: 2 }
    : null;
}

/** "%" right behind words, with nothing behind it that it could be of. */
const isRate = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "%" &&
  tokens[at - 1]?.kind === "word" &&
  !["in", "as", "what", "which", "the", "a"].includes(textAt(tokens, at - 1)) &&
  ["", "by", "per", "for", "in", "each", "last", "this", ","].includes(textAt(tokens, at + 1)) &&
  tokens.slice(0, at).every(({ text }) => !levels.has(text));

/** "Orders by status, percentages": the one word behind a comma. */
const isBehind = (tokens: readonly Token[], at: number): boolean =>
  /^percent(?:ages?|s)?$/.test(textAt(tokens, at)) &&
  textAt(tokens, at - 1) === "," &&
  tokens.slice(at + 1).every(({ kind }) => kind === "mark") &&
  tokens.slice(0, at).every(({ text }) => !levels.has(text));

inPercent.needs = ["%", "percent", "percents", "percentage", "percentages"];

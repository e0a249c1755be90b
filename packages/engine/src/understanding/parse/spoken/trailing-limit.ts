import { cuesOf } from "../../lexicon/cues.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

const marks: ReadonlySet<string> = new Set([",", "(", "-", "–", ":", ";", "."]);
const leads: ReadonlySet<string> = new Set(
  "top best first bottom worst last the just only give me".split(" "),
);
const openers: ReadonlySet<string> = new Set(
  "which what who list show give me us find name get the our are is were was please top".split(" "),
);
const most = 100;

/** "Companies with the most orders, top 4", "highest fares in 2024, first three": as many of those that a superlative ranks, said before them. */
export function trailingLimit(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== "mark") + 1;
  const only = textAt(tokens, end - 1) === "only" ? 1 : 0;
  const count = tokens[end - 1 - only];
  const number = numberSaid(count);
  if (count === undefined || number === null || !Number.isInteger(number) || number < 1 || number > most)
    return tokens;
  let start = end - 1 - only;
  while (leads.has(textAt(tokens, start - 1))) start -= 1;
  const rest = tokens.slice(0, start - 1);
  if (!marks.has(textAt(tokens, start - 1)) || start === end - 1 || !ranks(rest)) return tokens;
  let first = 0;
  while (openers.has(textAt(rest, first))) first += 1;
  return [...rest.slice(0, first), count, ...rest.slice(first)];
}

/** Whether a superlative is said, and no number of those that it ranks. */
const ranks = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => cuesOf(text).some(({ kind }) => kind === "extreme")) &&
  !tokens.some(({ text }, at) => text === "top" && numberSaid(tokens[at + 1]) !== null);

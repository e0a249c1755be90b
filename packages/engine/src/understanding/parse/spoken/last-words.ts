import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";

const stops: ReadonlySet<string> = new Set(["?", ";", "!"]);
const narrowing: ReadonlySet<string> = new Set(
  "only just excluding except ignoring ignore exclude leaving".split(" "),
);
const longest = 7;

/** "Which towns sell more than average? Open shops only": what is said behind the question's end narrows what it asks for, as behind a comma. */
export function lastWords(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== "mark") + 1;
  const stop = tokens.findLastIndex(({ text }, at) => at < end && stops.has(text));
  const said = end - stop - 1;
  const narrows = narrowing.has(textAt(tokens, stop + 1)) || textAt(tokens, end - 1) === "only";
  if (stop < 1 || said < 2 || said > longest || !narrows) return tokens;
  return [
    ...tokens.slice(0, stop),
    ...wordsFor(",", tokens.slice(stop, stop + 1)),
    ...tokens.slice(stop + 1, end),
  ];
}

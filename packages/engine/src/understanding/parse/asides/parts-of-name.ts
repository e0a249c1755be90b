import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

const parts: ReadonlySet<string> = new Set(
  "first last middle given family fore sur forename surname name names and , & title initial".split(" "),
);

/** "Full names (first and last name)": the name and the bracket that opens what it is made of, and the one that closes it; what is within says it all. */
export function partsOfName(tokens: readonly Token[], at: number): number {
  const opening = ["full", "complete", "whole"].includes(textAt(tokens, at)) ? at + 1 : at;
  if (tokens[opening]?.lemma === "name" && isTold(tokens, opening + 1)) return opening + 2 - at;
  if (textAt(tokens, at) !== ")") return 0;
  const open = tokens.slice(0, at).findLastIndex(({ text }) => text === "(");
  return tokens[open - 1]?.lemma === "name" && isTold(tokens, open) ? 1 : 0;
}

/** Whether a bracket opens at a token that holds parts of a name alone. */
function isTold(tokens: readonly Token[], at: number): boolean {
  const close = tokens.findIndex(({ text }, place) => place > at && text === ")");
  const within = tokens.slice(at + 1, close);
  return textAt(tokens, at) === "(" && within.length > 0 && within.every(({ text }) => parts.has(text));
}

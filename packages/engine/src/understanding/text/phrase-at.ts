import type { Token } from "./tokenize.ts";

/** The folded word at a token; empty where none stands. */
export const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? "";

/** Phrases as their words, for `phraseAt`. */
export const phrases = (...texts: readonly string[]): readonly (readonly string[])[] =>
  texts.map((text) => text.split(" "));

/** How many tokens the first of some phrases that stands at a token takes; 0 where none does. */
export const phraseAt = (
  tokens: readonly Token[],
  at: number,
  known: readonly (readonly string[])[],
): number =>
  known.find((words) => words.every((word, offset) => textAt(tokens, at + offset) === word))?.length ?? 0;

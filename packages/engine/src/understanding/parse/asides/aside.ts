import { isWordOf } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { type Phrases, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

/** How many tokens an aside at a token takes; 0 where none stands. */
export type Aside = (tokens: readonly Token[], at: number, index: ModelIndex) => number;

export const ways = (...parts: readonly (readonly string[])[]): Phrases =>
  phrases(
    ...parts
      .reduce((said, each) => said.flatMap((before) => each.map((word) => `${before} ${word}`)), [""])
      .map((said) => said.trim().replaceAll(/ +/g, " ")),
  );

/** Whether nothing of a clause follows. */
export const endsAt = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return next === undefined || (next.kind === "mark" && !["$", "€", "£", "%", "/"].includes(next.text));
};

/** Whether the data calls anything by the word. */
export const isKnown = (token: Token | undefined, index: ModelIndex): boolean =>
  token !== undefined &&
  (isWordOf(index, token.text, token.lemma) ||
    index.values.byWord.has(token.text) ||
    index.values.byWord.has(token.lemma));

import type { Token } from "./tokenize.ts";

/** The folded word at a token; empty where none stands. */
export const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? "";

/** Phrases as their words by the first of them, for `phraseAt`. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Makes phrases of texts in folded words; of those that begin alike, the one that is given first is met first. */
export const phrases = (...texts: readonly string[]): Phrases =>
  Map.groupBy(
    texts.map((text) => text.split(" ")),
    ([first = ""]) => first,
  );

/** The words that phrases begin with. */
export const openings = (...known: readonly Phrases[]): string[] => known.flatMap((each) => [...each.keys()]);

/** How many tokens the first of some phrases that stands at a token takes; 0 where none does. */
export function phraseAt(tokens: readonly Token[], at: number, known: Phrases): number {
  for (const words of known.get(textAt(tokens, at)) ?? []) {
    let size = 1;
    while (size < words.length && textAt(tokens, at + size) === words[size]) size += 1;
    if (size === words.length) return size;
  }
  return 0;
}

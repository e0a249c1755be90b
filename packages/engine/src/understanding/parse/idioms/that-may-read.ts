import type { Token } from "../../text/tokenize.ts";
import type { ReadIdiom } from "./written.ts";

/**
 * Which of some readers may read anything of a question, in their order: those that need no word, and those one of whose words it says.
 * Most questions say the words of few.
 */
export function thatMayRead(
  readers: readonly ReadIdiom[],
): (tokens: readonly Token[]) => readonly ReadIdiom[] {
  const always = new Set(readers.filter(({ needs }) => needs === undefined));
  const byWord = new Map<string, ReadIdiom[]>();
  for (const read of readers)
    for (const word of read.needs ?? []) byWord.set(word, [...(byWord.get(word) ?? []), read]);
  return (tokens) => {
    const tried = new Set(always);
    for (const { text, lemma } of tokens)
      for (const word of [text, lemma]) for (const read of byWord.get(word) ?? []) tried.add(read);
    return readers.filter((read) => tried.has(read));
  };
}

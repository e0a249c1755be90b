import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const numbers: ReadonlySet<string> = new Set(["count", "counts", "tally", "volume"]);

/** "The total receipt count", "weekly receipt count" of what the rows of a sheet share: how many different ones there are. */
export function countNoun(
  tokens: readonly Token[],
  at: number,
  { inner, words }: ModelIndex,
): Written | null {
  const [noun, count] = tokens.slice(at, at + 2);
  if (noun?.kind !== "word" || count === undefined || !numbers.has(count.text)) return null;
  const known = inner.some(({ words: named }) => named.length === 1 && named[0] === noun.lemma);
  if (!known || words.phrases.has(`${noun.lemma}${count.lemma}`) || textAt(tokens, at - 1) === "of")
    return null;
  return { words: `number of ${noun.text === noun.lemma ? `${noun.raw}s` : noun.raw}`, tokens: 2 };
}

countNoun.needs = numbers;

import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";

/** "day 100" and "quarter 2" as one word where the data's names write them so ("day100_score"). */
export function joinNumbers(tokens: readonly Token[], { words }: ModelIndex): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const before = result.at(-1);
    const joined = `${before?.lemma ?? ""}${token.text}`;
    if (token.kind === "number" && before?.kind === "word" && words.columnsByWord.has(joined)) {
      const raw = `${before.raw}${token.raw}`;
      result.splice(-1, 1, { ...before, raw, text: joined, lemma: joined, end: token.end });
    } else result.push(token);
  }
  return result;
}

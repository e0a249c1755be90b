import type { ModelIndex } from "../index/model-index.ts";
import { type Token, tokenize } from "../text/tokenize.ts";

/**
 * Writes out words that name people by what they do, where the data has no such name: "the biggest spenders" are the biggest
 * customers by revenue. New tokens keep the place of the old ones.
 */
export function writeOutIdioms(tokens: readonly Token[], index: ModelIndex): Token[] {
  return tokens.flatMap((token) => {
    const said = idioms.get(token.lemma);
    if (said === undefined || token.kind !== "word" || isNamed(index, token)) return [token];
    return tokenize(said).map((each) => ({ ...each, start: token.start, end: token.end }));
  });
}

const idioms: ReadonlyMap<string, string> = new Map([
  ["spender", "customers by revenue"],
  ["bestseller", "best selling products"],
]);

const isNamed = ({ words, values }: ModelIndex, { lemma, text }: Token): boolean =>
  words.columnsByWord.has(lemma) || words.tablesByWord.has(lemma) || values.byWord.has(text);

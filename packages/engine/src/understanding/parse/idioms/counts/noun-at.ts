import type { ModelIndex } from "../../../index/model-index.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";

/** What stands at a token and can be ranked: the words that name a table, or a column of kinds, one or two of them. Null where nothing does. */
export function nounAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { words: string; tokens: number } | null {
  for (const size of [1, 2]) {
    const span = tokens.slice(at, at + size);
    if (span.length < size || !isNoun(span.at(-1), index)) continue;
    return { words: rawOf(span), tokens: size };
  }
  return null;
}

function isNoun(token: Token | undefined, index: ModelIndex): boolean {
  if (token?.kind !== "word") return false;
  const [column] = index.words.columnsByWord.get(token.lemma) ?? [];
  return (
    tableNamed(token, index) !== null ||
    (column !== undefined && index.columns[column]?.column.role !== "measure")
  );
}

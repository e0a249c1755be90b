import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "./facts.ts";

/** How many tokens name a table there, by the whole of its name or its last word; 0 where none do. */
export function rowsAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const key = `${tokens[at]?.lemma ?? ""}${tokens[at + 1]?.lemma ?? ""}`;
  if (
    tokens[at + 1] !== undefined &&
    index.words.phrases.get(key)?.some(({ kind }) => kind === "table") === true
  )
    return 2;
  const table = at >= 0 ? tableNamed(tokens[at], index) : null;
  return table !== null && index.tables.length > 1 ? 1 : 0;
}

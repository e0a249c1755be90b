import type { ModelIndex } from "../../../index/model-index.ts";
import { isShared, isSharedKey } from "../../../index/shared-key.ts";
import type { Token } from "../../../text/tokenize.ts";

const between: ReadonlySet<string> = new Set(
  "that which who whose where we they with have has had having are is were was do did does i is".split(" "),
);

/** Whether what stands before a token is a kind that many rows of a sheet share ("states", "orders" of its lines), which figures are totals of. */
export function isOfKinds(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).toReversed();
  const noun = before.find(({ text }) => !between.has(text));
  return isKind(noun, index);
}

/** Whether a word names a text or a number that many rows share, and no table. */
export function isKind(token: Token | undefined, index: ModelIndex): boolean {
  const { words, columns } = index;
  const named = token?.kind === "word" ? (words.phrases.get(token.lemma) ?? []) : [];
  if (named.some(({ kind }) => kind === "table")) return false;
  const isTold = (id: number): boolean =>
    columns[id]?.column.physicalType === "string" || columns[id]?.column.role === "key";
  return (
    named.some(({ kind, id }) => kind === "column" && isTold(id) && isShared(id, index)) ||
    (words.columnsByWord.get(token?.lemma ?? "") ?? []).some((id) => isSharedKey(id, index))
  );
}

import type { ModelIndex } from "../../../index/model-index.ts";
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
export function isKind(token: Token | undefined, { words, columns, tables }: ModelIndex): boolean {
  const named = token?.kind === "word" ? (words.phrases.get(token.lemma) ?? []) : [];
  if (named.some(({ kind }) => kind === "table")) return false;
  const numbered = (words.columnsByWord.get(token?.lemma ?? "") ?? []).filter(
    (id) => columns[id]?.column.role === "key" && columns[id]?.words.length === 2,
  );
  return [...named.flatMap(({ kind, id }) => (kind === "column" ? [id] : [])), ...numbered].some((id) => {
    const entry = columns[id];
    if (entry === undefined) return false;
    const rows = tables[entry.table]?.table.rowCount ?? 0;
    const told = entry.column.physicalType === "string" || entry.column.role === "key";
    return told && (entry.column.profile?.distinct ?? rows) < rows;
  });
}

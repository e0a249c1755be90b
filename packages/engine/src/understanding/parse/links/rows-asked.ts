import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";

/** "Top 5 patients", "which patients": the table that is called so, whoever else may be a "patient" in other rows; null elsewhere. */
export function rowsAsked(
  tokens: readonly Token[],
  start: number,
  end: number,
  { words }: ModelIndex,
): number | null {
  const token = tokens[start];
  if (end !== start + 1 || token === undefined || token.text === token.lemma) return null;
  const before = tokens[start - 1]?.kind === "number" ? start - 2 : start - 1;
  if (!["top", "bottom", "which", "many"].includes(tokens[before]?.text ?? "")) return null;
  const named = words.phrases.get(token.lemma) ?? [];
  return named.find(({ kind, form }) => kind === "table" && form === "whole")?.id ?? null;
}

import { type ColumnEntry, isTime } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import { timeNamed } from "./time-named.ts";

/** The time that the longest phrase from `at` on names ("check-in", "the departure date"). */
export function timePhrase(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { entry: ColumnEntry; end: number } | null {
  for (let end = Math.min(tokens.length, at + 4); end > at; end -= 1) {
    const [entry] = timesCalled(tokens.slice(at, end), index);
    if (entry !== undefined) return { entry, end };
  }
  const entry = timeNamed(tokens[at], index, null);
  return entry === null ? null : { entry, end: at + 1 };
}

/** The times that are called by just these words. */
export function timesCalled(tokens: readonly Token[], { words, columns }: ModelIndex): ColumnEntry[] {
  const key = tokens
    .filter(({ kind, text }, at) => kind !== "mark" && (at > 0 || !["the", "a", "an"].includes(text)))
    .map(({ lemma }) => lemma)
    .join("");
  return (words.phrases.get(key) ?? [])
    .flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []))
    .filter(({ column }) => isTime(column));
}

/** The first word from `at` on that is no article. */
export const skipArticle = (tokens: readonly Token[], at: number): number =>
  ["the", "a", "an", "its", "their", "be"].includes(tokens[at]?.text ?? "") ? at + 1 : at;

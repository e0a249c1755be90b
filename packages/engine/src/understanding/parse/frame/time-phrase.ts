import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
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
  return entry === null ? null : (spelledOut(tokens, at, entry, index) ?? { entry, end: at + 1 });
}

const joints: ReadonlySet<string> = new Set(["to", "the", "of", "at"]);

/** "Delivery to the carrier", "review answer": of several times of the same rows the one whose name has all of the words. */
function spelledOut(
  tokens: readonly Token[],
  at: number,
  { table }: ColumnEntry,
  { columns }: ModelIndex,
): { entry: ColumnEntry; end: number } | null {
  const times = columns.filter((each) => each.table === table && isTime(each.column));
  for (let end = Math.min(tokens.length, at + 4); end > at + 1; end -= 1) {
    const said = tokens.slice(at, end).filter(({ text }) => !joints.has(text));
    const isLast = tokens[end - 1] === said.at(-1);
    const [only, other] = times.filter(({ words }) =>
      said.every(({ lemma }) => words.some((word) => word === lemma || sharesRoot(word, lemma))),
    );
    if (isLast && said.length > 1 && only !== undefined && other === undefined) return { entry: only, end };
  }
  return null;
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

import { lightWords, stopWords } from "../lexicon/stop-words.ts";
import type { Reader } from "./frame/reader.ts";
import type { Noun } from "./item.ts";

/** "how many townships have an area …": rows under a name that the data does not know are counted, not the column. */
export function countsOther(reader: Reader, noun: Noun): boolean {
  if (noun.kind !== "column") return false;
  const count = reader.items.findLast(
    (item, at) => at < reader.at && item.kind === "cue" && item.cue.kind === "count",
  );
  const between = count === undefined ? [] : reader.tokens.slice(count.end, noun.start);
  const named = between.findIndex(
    ({ text, kind }, at) =>
      kind === "word" &&
      !stopWords.has(text) &&
      !lightWords.has(text) &&
      isUnread(reader, (count?.end ?? 0) + at),
  );
  return named >= 0 && between.slice(named + 1).some(({ text }) => relative.has(text));
}

/** Whether no item of the cut takes that token. */
export const isUnread = ({ items }: Reader, token: number): boolean =>
  items.every(({ start, end }) => token < start || token >= end);

const relative: ReadonlySet<string> = new Set([
  "with",
  "have",
  "has",
  "had",
  "having",
  "where",
  "whose",
  "that",
]);

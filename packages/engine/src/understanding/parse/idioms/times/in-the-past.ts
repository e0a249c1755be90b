import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const pasts = phrases(
  "is in the past",
  "are in the past",
  "in the past",
  "has already passed",
  "have already passed",
  "is already over",
  "is over",
  "already passed",
  "has passed",
  "have passed",
);
const futures = phrases("is in the future", "in the future");

/** "Leases with an end date in the past", "whose due date has passed": before today. */
export function inThePast(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  const before = phraseAt(tokens, at, pasts);
  const size = before === 0 ? phraseAt(tokens, at, futures) : before;
  const [name, next] = [tokens[at - 1], tokens[at + size]];
  if (size === 0 || name === undefined || (next !== undefined && next.kind !== "mark")) return null;
  if (!columns.some(({ column, words }) => isTime(column) && words.includes(name.lemma))) return null;
  return { words: before > 0 ? "before today" : "after today", tokens: size };
}

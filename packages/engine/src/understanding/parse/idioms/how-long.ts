import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { lastingRows, rowsCalled } from "../lasting-rows.ts";
import type { Written } from "./written.ts";

const asked = phrases(
  "how long is the average",
  "how long is an average",
  "how long is a typical",
  "how long was the average",
  "how long does the average",
  "how long does an average",
  "how long does a typical",
);
const plain = phrases("how long are", "how long do", "how long were", "how long did");
const farthest = 4;

/**
 * "How long is the average jazz track", "how long do calls last on average": the length of the rows that the words behind name, where
 * these tell how long they last.
 */
export function howLong(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const averaged = phraseAt(tokens, at, asked);
  const onAverage = tokens.some(
    ({ text }, place) => text === "on" && textAt(tokens, place + 1) === "average",
  );
  const size = averaged > 0 ? averaged : onAverage ? phraseAt(tokens, at, plain) : 0;
  if (size === 0) return null;
  const noun = tokens
    .slice(at + size, at + size + farthest)
    .findLast((token) => rowsCalled(token, index) !== null);
  const table = rowsCalled(noun, index);
  const rows = table === null ? null : lastingRows(table, index);
  const single = rows?.kind === "held" ? rows.columns.length === 1 : rows !== null;
  return table !== null && single
    ? { words: `${averaged > 0 ? "average " : ""}${table.words.join(" ")} length of`, tokens: size }
    : null;
}

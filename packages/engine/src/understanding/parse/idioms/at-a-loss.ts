import { isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const behind = phrases(
  "lose money",
  "loses money",
  "lost money",
  "losing money",
  "make a loss",
  "makes a loss",
  "made a loss",
  "are unprofitable",
  "is unprofitable",
  "were unprofitable",
  "are not profitable",
  "is not profitable",
  "at a loss",
);
const before = phrases("unprofitable", "loss making", "loss - making", "money losing", "money - losing");

/** "Which regions lose money", "unprofitable orders": those whose profit, which rows hold, comes to less than nothing. */
export function atALoss(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const profit = index.columns.filter(
    ({ column, words }) => isNumeric(column) && words.includes("profit") && column.additivity === "additive",
  );
  const [only, other] = profit;
  if (only === undefined || other !== undefined) return null;
  const counted = tokens.some(
    ({ text }, place) => ["many", "number", "percentage"].includes(text) && place < at,
  );
  const less = `${counted ? "" : "total "}${only.column.label} below 0`;
  const said = phraseAt(tokens, at, behind);
  if (said > 0) return { words: textAt(tokens, at) === "at" ? `with ${less}` : `have ${less}`, tokens: said };
  const size = phraseAt(tokens, at, before);
  const noun = tokens[at + size];
  return size === 0 || noun?.kind !== "word" ? null : { words: `${noun.raw} with ${less}`, tokens: size + 1 };
}

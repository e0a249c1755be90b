import type { ModelIndex } from "../../../index/model-index.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const joints = phrases(
  "after",
  "net of",
  "less",
  "minus",
  "excluding",
  "without",
  "after deducting",
  "after subtracting",
);
const fillers: ReadonlySet<string> = new Set("the all any our their its".split(" "));
const amounts: ReadonlySet<string> = new Set(["amount", "amounts", "money", "proceeds", "payments"]);

/** "Revenue by store, after store fees": net revenue by store, where rows tell the fee that was kept. */
export function afterFees(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (index.feesOff === null) return null;
  const open = [",", "("].includes(textAt(tokens, at)) ? 1 : 0;
  const size = feesAt(tokens, at + open, index);
  if (size > 0 && tokens.slice(0, at).some((_, place) => isMoney(tokens, place))) {
    const closed = open > 0 && textAt(tokens, at + open + size) === ")" ? 1 : 0;
    return { words: "", tokens: open + size + closed };
  }
  if (!isMoney(tokens, at)) return null;
  const next = feesAt(tokens, at + 1, index);
  const later = tokens.some((_, place) => place > at && feesAt(tokens, place, index) > 0);
  if (!later || (textAt(tokens, at - 1) === "net" && next === 0)) return null;
  return { words: textAt(tokens, at - 1) === "net" ? "revenue" : "net revenue", tokens: 1 + next };
}

const isMoney = (tokens: readonly Token[], at: number): boolean =>
  revenueWords.has(textAt(tokens, at)) || amounts.has(textAt(tokens, at));

/** How many tokens say that the fee is taken off: "after store fees", "net of commission"; 0 where none do. */
function feesAt(tokens: readonly Token[], at: number, { feesOff }: ModelIndex): number {
  const joint = phraseAt(tokens, at, joints);
  if (joint === 0 || feesOff === null) return 0;
  let end = at + joint;
  while (fillers.has(textAt(tokens, end))) end += 1;
  const from = end;
  while (feesOff.fee.words.includes(tokens[end]?.lemma ?? "")) end += 1;
  const last = tokens[end - 1]?.lemma ?? "";
  return end > from && ["fee", "commission"].includes(last) ? end - at : 0;
}

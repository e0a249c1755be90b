import type { ModelIndex } from "../../../index/model-index.ts";
import { isMoneyUnit } from "../../../lexicon/units.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const margins = phrases("gross profit margin", "gross margin", "profit margin", "margin", "margins");
const amounts: ReadonlySet<string> = new Set(["money", "cash", "pounds", "absolute"]);

const isAmount = (text: string): boolean => amounts.has(text) || isMoneyUnit(text);

/** "Gross margin in dollars", "cash margin", "margin in £": what is left of the revenue, and no share of it, where the data tells no margin. */
export function marginInMoney(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  if (words.columnsByWord.has("margin")) return null;
  const before = isAmount(textAt(tokens, at)) ? 1 : 0;
  const size = phraseAt(tokens, at + before, margins);
  if (size === 0) return null;
  const end = at + before + size;
  if (before === 1) return { words: "gross profit", tokens: end - at };
  if (textAt(tokens, end) !== "in" || !isAmount(textAt(tokens, end + 1))) return null;
  const terms = /^(?:terms|value|amounts?)$/.test(textAt(tokens, end + 2)) ? 1 : 0;
  return { words: "gross profit", tokens: end + 2 + terms - at };
}

marginInMoney.needs = openings(margins);

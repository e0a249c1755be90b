import type { ModelIndex } from "../../../index/model-index.ts";
import { shareWords } from "../../../lexicon/share-words.ts";
import { isMoneyUnit } from "../../../lexicon/units.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const longestName = 4;
const wholes: ReadonlySet<string> = new Set(["total", "whole", "all", "sum"]);

/** "Each team as a percentage of payroll": the shares of payroll by team. */
export function asShareOf(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  if (!["each", "every"].includes(textAt(tokens, at))) return null;
  const as = tokens.findIndex(
    ({ text }, place) => place > at + 1 && place <= at + longestName && text === "as",
  );
  const share = as + (["a", "the"].includes(textAt(tokens, as + 1)) ? 2 : 1);
  if (as < 0 || !shareWords.has(textAt(tokens, share)) || textAt(tokens, share + 1) !== "of") return null;
  const rest = tokens.slice(share + 2).filter(({ kind }) => kind !== "mark");
  const whole = rest.filter(({ text }) => !["the", "our", "all"].includes(text));
  const figure = whole.filter(({ text }) => !wholes.has(text));
  const known = figure.every(
    ({ lemma, text }) => words.columnsByWord.has(lemma) || words.tablesByWord.has(lemma) || isMoneyUnit(text),
  );
  if (figure.length === 0 || figure.length > longestName || (!known && figure.length > 1)) return null;
  return {
    words: `share of total ${rawOf(figure)} for each ${rawOf(tokens.slice(at + 1, as))}`,
    tokens: tokens.length - at,
  };
}

asShareOf.needs = shareWords;

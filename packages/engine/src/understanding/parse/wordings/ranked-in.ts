import type { ModelIndex } from "../../index/model-index.ts";
import { isAmountUnit } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { figureAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const ranks = /^(?:top|best|worst|bottom|biggest|largest|smallest|highest|lowest|rank|ranked)$/;
const units: ReadonlySet<string> = new Set(["units", "pieces", "quantity", "volume"]);

/** "Best selling product per region (in profit)", "top 5 customers in sales", "(by profit)": what they are ranked by. */
export function rankedIn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const open = textAt(tokens, at) === "(" ? 1 : 0;
  const word = textAt(tokens, at + open);
  if (word !== "in" && !(open > 0 && word === "by")) return null;
  if (!tokens.slice(0, at).some(({ text }, place) => ranks.test(text) && !isDone(tokens, place))) return null;
  const start = at + open + 1;
  if (isAmountUnit(textAt(tokens, start)) && isFigure(tokens[at - 1], index)) return null;
  const size = units.has(textAt(tokens, start)) ? 1 : figureAt(tokens, start, index);
  const behind = start + size;
  if (size === 0 || isNamedWhole(tokens, at, behind, index)) return null;
  const closed = open > 0 && textAt(tokens, behind) === ")" ? 1 : 0;
  const ends = behind + closed >= tokens.length || /^[?.!]$/.test(textAt(tokens, behind + closed));
  if (open !== closed || !ends) return null;
  return { words: `by ${rawOf(tokens.slice(start, behind))}`, tokens: behind + closed - at };
}

/** "The highest sales in billion" where a column is called so. */
const isNamedWhole = (tokens: readonly Token[], at: number, end: number, { words }: ModelIndex): boolean =>
  [1, 2, 3].some((size) => {
    const span = tokens.slice(Math.max(0, at - size), end);
    return words.phrases.has(span.map(({ lemma }) => lemma).join(""));
  });

/** "Average height in cm": in what a figure is told, which is named before. */
const isFigure = (token: Token | undefined, { words, columns }: ModelIndex): boolean =>
  (words.columnsByWord.get(token?.lemma ?? "") ?? []).some((id) => columns[id]?.column.role === "measure");

/** "Sold best". */
const isDone = (tokens: readonly Token[], at: number): boolean =>
  /^(?:sell|sells|sold)$/.test(textAt(tokens, at - 1));

import { type ColumnEntry, isNumeric } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import { columnsOfWord } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const ranges = /^ranges?$/;
/** Where a range is a band that things fall into, or one that is given. */
const banding: ReadonlySet<string> = new Set(
  "by per each every within which what's no without any".split(" "),
);
/** What is said of a range that is a number itself: how far its ends are apart. */
const differing: ReadonlySet<string> = new Set(
  "average avg mean median daily weekly monthly largest biggest widest smallest narrowest total".split(" "),
);
const given: ReadonlySet<string> = new Set(["from", "between", "of", "above", "below", "over", "under"]);
const lows: ReadonlySet<string> = new Set(["min", "minimum", "lowest"]);
const highs: ReadonlySet<string> = new Set(["max", "maximum", "highest"]);
const longest = 3;

/**
 * "Price range by brand", "the range of salaries in a town": the lowest and the highest of a figure, and of rows that tell both ends themselves ("salary min", "salary max") these. "By price
 * range" and "in a price range of 10 to 20" are bands, "the average daily range" is a difference.
 */
export function rangeOfFigure(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!tokens.some(({ text }) => ranges.test(text))) return null;
  if (index.words.columnsByWord.has("range") || banding.has(textAt(tokens, at - 1))) return null;
  if (tokens.slice(Math.max(0, at - 2), at).some(({ text }) => differing.has(text))) return null;
  return rangeBehind(tokens, at, index) ?? rangeOf(tokens, at, index);
}

/** "Price range". */
function rangeBehind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = [longest, 2, 1].find((words) => ranges.test(textAt(tokens, at + words))) ?? 0;
  const next = tokens[at + size + 1];
  const bounded = tokens[at + size + 2]?.kind === "number" && given.has(next?.text ?? "");
  if (size === 0 || next?.kind === "number" || bounded) return null;
  const ends = endsCalled(tokens[at + size - 1], index);
  if (ends !== null && size === 1) {
    const [low, high] = ends.map(labelSaid);
    return { words: `lowest ${low} and highest ${high}`, tokens: size + 1 };
  }
  return numberAt(tokens, at, index) === size
    ? { words: bothEnds(rawOf(tokens.slice(at, at + size))), tokens: size + 1 }
    : null;
}

/** "Range of prices". */
function rangeOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!ranges.test(textAt(tokens, at)) || textAt(tokens, at + 1) !== "of") return null;
  const start = at + (/^(?:the|our|all)$/.test(textAt(tokens, at + 2)) ? 3 : 2);
  const size = numberAt(tokens, start, index);
  return size === 0
    ? null
    : { words: bothEnds(rawOf(tokens.slice(start, start + size))), tokens: start + size - at };
}

const bothEnds = (figure: string): string => `lowest ${figure} and highest ${figure}`;

/** The numbers that tell from where to where something goes, each called after it and its end, of the one table that has both. */
function endsCalled(noun: Token | undefined, index: ModelIndex): readonly [ColumnEntry, ColumnEntry] | null {
  const called = columnsOfWord(noun?.lemma ?? "", index);
  const ending = (sides: ReadonlySet<string>): ColumnEntry[] =>
    called.filter(({ column, words: own }) => isNumeric(column) && own.some((word) => sides.has(word)));
  const [low, otherLow] = ending(lows);
  const [high, otherHigh] = ending(highs);
  if (low === undefined || high === undefined || otherLow !== undefined || otherHigh !== undefined)
    return null;
  return low.table === high.table ? [low, high] : null;
}

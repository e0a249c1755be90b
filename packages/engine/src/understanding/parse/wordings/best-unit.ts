import type { ModelIndex } from "../../index/model-index.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map(
  [
    ["best", "best"],
    ["top", "highest"],
    ["strongest", "highest"],
    ["peak", "highest"],
    ["worst", "worst"],
    ["weakest", "lowest"],
  ].map(([said = "", end = ""]) => [said, end]),
);
const joints = phrases("by", "for", "in terms of", "measured by", "when it comes to");

/** "The best quarter by sales", "worst month for profit", "peak day of visits": the unit of time with the highest or the lowest of them. */
export function bestUnit(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const many = severalUnits(tokens, at, index);
  if (many !== null) return many;
  const end = ends.get(textAt(tokens, at));
  if (end === undefined) return null;
  const behind = behindFigure(tokens, at, end, index);
  if (behind !== null) return behind;
  const unit = tokens[at + 1];
  if (unit === undefined || unit.text !== unit.lemma || !isUnit(unit.text)) return null;
  const peak = textAt(tokens, at) === "peak" && textAt(tokens, at + 2) === "of" ? 1 : 0;
  const joint = peak || phraseAt(tokens, at + 2, joints);
  const figure = tokens[at + 2 + joint];
  if (joint === 0 || figure?.kind !== "word" || unitOf(figure.lemma) !== null) return null;
  const each = /^(?:each|every|the|which)$/.test(figure.text);
  if (each) return null;
  const start = at + 2 + joint;
  const words = `${unit.raw} with the ${end}`;
  const mean = meanBehind(tokens, start);
  return mean === null
    ? { words, tokens: 2 + joint }
    : { words: `${words} average ${rawOf(tokens.slice(start, mean.from))}`, tokens: mean.end - at };
}

const isUnit = (word: string): boolean => unitOf(word) !== null || word === "weekday" || word === "hour";

/** "The best month for rainfall on average": where it is said behind a figure that its average ranks, and what follows. */
function meanBehind(tokens: readonly Token[], start: number): { from: number; end: number } | null {
  for (let from = start + 1; from <= start + longest && tokens[from]?.kind === "word"; from += 1)
    if (textAt(tokens, from) === "on" && textAt(tokens, from + 1) === "average")
      return { from, end: from + 2 };
  return null;
}

const longest = 4;

/** "Peak consumption month", "best sales day": the unit behind a figure. */
function behindFigure(tokens: readonly Token[], at: number, end: string, index: ModelIndex): Written | null {
  for (const size of [1, 2]) {
    const unit = tokens[at + 1 + size];
    const figure = tokens.slice(at + 1, at + 1 + size);
    const isNumber = numberAt(tokens, at + 1, index) === size;
    const isMoney = size === 1 && revenueWords.has(textAt(tokens, at + 1));
    if (unit === undefined || unit.text !== unit.lemma || unitOf(unit.text) === null) continue;
    if (isNumber || isMoney)
      return { words: `${unit.raw} with the ${end} ${rawOf(figure)}`, tokens: size + 2 };
  }
  return null;
}

/** "10 best revenue days", "top 5 sales months": so many units of time by what they come to. */
function severalUnits(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const counted = tokens[at]?.kind === "number" ? 0 : 1;
  const size = tokens[at + counted];
  const rank = ranks.get(textAt(tokens, at + 1 - counted));
  if (rank === undefined || size?.kind !== "number") return null;
  for (const words of [1, 2]) {
    const figure = tokens.slice(at + 2, at + 2 + words);
    const unit = tokens[at + 2 + words];
    const isMoney = words === 1 && revenueWords.has(textAt(tokens, at + 2));
    if (unitOf(unit?.lemma) === null || (!isMoney && numberAt(tokens, at + 2, index) !== words)) continue;
    return { words: `${rank} ${size.raw} ${unit?.raw} by total ${rawOf(figure)}`, tokens: words + 3 };
  }
  return null;
}

const ranks: ReadonlyMap<string, string> = new Map([
  ...["best", "top", "strongest", "biggest", "highest"].map((said) => [said, "top"] as const),
  ...["worst", "weakest", "lowest", "slowest", "bottom"].map((said) => [said, "bottom"] as const),
]);

bestUnit.needs = [...ends.keys(), ...ranks.keys()];

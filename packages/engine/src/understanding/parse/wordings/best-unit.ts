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
  const end = ends.get(textAt(tokens, at));
  if (end === undefined) return null;
  const behind = behindFigure(tokens, at, end, index);
  if (behind !== null) return behind;
  const unit = tokens[at + 1];
  if (unit === undefined || unit.text !== unit.lemma || unitOf(unit.text) === null) return null;
  const peak = textAt(tokens, at) === "peak" && textAt(tokens, at + 2) === "of" ? 1 : 0;
  const joint = peak || phraseAt(tokens, at + 2, joints);
  const figure = tokens[at + 2 + joint];
  if (joint === 0 || figure?.kind !== "word" || unitOf(figure.lemma) !== null) return null;
  const each = /^(?:each|every|the|which)$/.test(figure.text);
  return each ? null : { words: `${unit.raw} with the ${end}`, tokens: 2 + joint };
}

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

bestUnit.needs = [...ends.keys()];

import type { ColumnEntry } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isUnit } from "../../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";
import { boundAt } from "./bound-at.ts";

const joints = phrases("with", "having", "that have", "that had", "who have", "which have", "of", "lasting");
const lengths = phrases("longer than", "shorter than");

/**
 * "Shows with more than 5 seasons", "loans longer than 36 months" where texts hold such numbers with their unit ("5 Seasons"): those whose number lies
 * beyond it. Months and years without a word that ties them to the rows may be any time.
 */
export function boundOfTexts(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const length = phraseAt(tokens, at, lengths);
  const joint = length > 0 ? 0 : phraseAt(tokens, at, joints);
  const bound = length > 0 ? lengthBound(tokens, at, length) : boundAt(tokens, at + joint);
  if (bound === null) return null;
  const end = at + joint + bound.tokens;
  const unit = tokens[end];
  const entry = unit?.kind === "word" && !isUnit(unit.text) ? countedIn(unit.lemma, index) : null;
  if (unit === undefined || entry === null) return null;
  const isTime = unitOf(unit.lemma) !== null;
  if (isTime && (joint + length === 0 || /^(?:of|old|ago|before|after)$/.test(textAt(tokens, end + 1))))
    return null;
  const label = labelSaid(entry);
  const told = entry.units.length > 1 ? `${label} containing "${unit.lemma}" and ` : "";
  return { words: `with ${told}${label} ${bound.words}`, tokens: end + 1 - at };
}

/** "Longer than 36": more than it. */
function lengthBound(tokens: readonly Token[], at: number, size: number): Written | null {
  const amount = tokens[at + size];
  if (amount?.kind !== "number") return null;
  const side = textAt(tokens, at) === "longer" ? "more than" : "less than";
  return { words: `${side} ${amount.raw}`, tokens: size + 1 };
}

/** The one column whose texts hold numbers of it, where it is called by no other name of the data. */
function countedIn(unit: string, { columns, words }: ModelIndex): ColumnEntry | null {
  const [only, other] = columns.filter(({ units }) => units.includes(unit));
  if (only === undefined || other !== undefined) return null;
  const isNamed =
    words.tablesByWord.has(unit) || words.columnsByWord.get(unit)?.some((id) => id !== only.id) === true;
  return isNamed ? null : only;
}

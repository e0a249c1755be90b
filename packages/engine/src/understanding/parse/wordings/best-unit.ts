import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map(
  [
    ["best", "highest"],
    ["top", "highest"],
    ["strongest", "highest"],
    ["peak", "highest"],
    ["worst", "lowest"],
    ["weakest", "lowest"],
  ].map(([said = "", end = ""]) => [said, end]),
);
const joints = phrases("by", "for", "in terms of", "measured by", "when it comes to");

/** "The best quarter by sales", "worst month for profit", "peak day of visits": the unit of time with the highest or the lowest of them. */
export function bestUnit(tokens: readonly Token[], at: number): Written | null {
  const end = ends.get(textAt(tokens, at));
  const unit = tokens[at + 1];
  if (end === undefined || unit === undefined || unit.text !== unit.lemma || unitOf(unit.text) === null)
    return null;
  const peak = textAt(tokens, at) === "peak" && textAt(tokens, at + 2) === "of" ? 1 : 0;
  const joint = peak || phraseAt(tokens, at + 2, joints);
  const figure = tokens[at + 2 + joint];
  if (joint === 0 || figure?.kind !== "word" || unitOf(figure.lemma) !== null) return null;
  const each = /^(?:each|every|the|which)$/.test(figure.text);
  return each ? null : { words: `${unit.raw} with the ${end}`, tokens: 2 + joint };
}

import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set("on over from vs versus against to with".split(" "));
const before: ReadonlySet<string> = new Set("previous prior preceding last".split(" "));

/**
 * "Fees per month with the growth on the previous month": where rows are told unit by unit, the growth from each to the next, and no
 * comparison with the one before today.
 */
export function growthOn(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "growth") return null;
  const compared = textAt(tokens, at + 1) === "compared" ? 1 : 0;
  const joint = at + 1 + compared;
  const the = textAt(tokens, joint + 1) === "the" ? 1 : 0;
  const unit = unitOf(tokens[joint + 2 + the]?.lemma);
  if (!joints.has(textAt(tokens, joint)) || !before.has(textAt(tokens, joint + 1 + the)) || unit === null)
    return null;
  const steps = tokens.some(
    ({ text }, place) =>
      text === `${unit}ly` ||
      (text === "daily" && unit === "day") ||
      (text === unit && ["per", "by", "each", "every"].includes(textAt(tokens, place - 1))),
  );
  return steps ? { words: `${unit} over ${unit} growth`, tokens: joint + 3 + the - at } : null;
}

growthOn.needs = ["growth"];

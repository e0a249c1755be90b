import type { TimeGrain } from "@parlance/contract";
import { cuesOf, longestCue } from "../../lexicon/cues.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeUnits } from "../unit-said.ts";

/** The unit in which "at most 8 minutes", "under 2 days", "more than an hour" at a token bounds a length of time; null where none does. */
export function boundUnit(tokens: readonly Token[], at: number): TimeGrain | null {
  for (let size = longestCue; size > 0; size -= 1) {
    const words = tokens.slice(at, at + size).map(({ text }) => text);
    if (words.length === size && cuesOf(words.join(" ")).some(({ kind }) => kind === "compare"))
      return lengthUnit(tokens, at + size);
  }
  return null;
}

/** The unit of time that stands behind a number at a token; null where none does, or where it says when ("2 days ago"). */
export const lengthUnit = (tokens: readonly Token[], at: number): TimeGrain | null =>
  numberSaid(tokens[at]) !== null || ["a", "an"].includes(tokens[at]?.text ?? "")
    ? tokens[at + 2]?.text === "ago"
      ? null
      : (timeUnits.get(tokens[at + 1]?.lemma ?? "") ?? null)
    : null;

import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** Most words of the second of two things. */
const longest = 3;
/** What two things do together says something else of them. */
const deeds = /(?:ed|ght|ing)$|^(?:go|goes|went|put|taken|seen|sold|buy|order|appear|occur|happen|come)$/;

/** "Flights and hotels together as % of everything", "the total budget of all projects together": what is asked of them in one. */
export function bothTogether(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "together" || index.values.byWord.has("together")) return null;
  const joint = tokens.findLastIndex(({ text }, place) => place < at && (text === "and" || text === "plus"));
  const near = joint > 0 && at - joint > 1 && at - joint <= longest + 1;
  const whole =
    isLast(tokens, at) && tokens.slice(0, at).some(({ text }) => text === "total" || text === "sum");
  return (near || whole) && !deeds.test(textAt(tokens, at - 1)) ? { words: "combined", tokens: 1 } : null;
}

const isLast = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1).every(({ kind }) => kind === "mark");

bothTogether.needs = ["together"];

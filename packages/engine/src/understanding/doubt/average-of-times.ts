import { hasKind } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { unitOf } from "../time/unit-of.ts";
import type { Candidate } from "../types.ts";

const against = /^(?:vs|versus|against|than|to|with)$/;

/**
 * "This year against the average of the last three years" of a reading that averages rows: an average of what whole units of time came to. The word;
 * empty where the query holds one figure against others of all rows or groups.
 */
export function averageOfTimes(tokens: readonly Token[], { query }: Candidate): string[] {
  const at = tokens.findIndex(
    ({ text }, place) =>
      text === "average" &&
      tokens.slice(Math.max(0, place - 3), place).some((before) => against.test(before.text)) &&
      textAt(tokens, place + 1) === "of" &&
      tokens
        .slice(place + 2, place + 6)
        .some((unit) => unit.text !== unit.lemma && unitOf(unit.lemma) !== null),
  );
  const word = tokens[at];
  const isHeld = hasKind(query, "aggregate-value", "output-aggregate", "moving");
  return word === undefined || isHeld ? [] : [word.raw];
}

import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

/** "7-day average of visits", "3 month average revenue": a moving average over so many units of time. */
export function rollingAverage(tokens: readonly Token[], at: number): Written | null {
  const count = tokens[at];
  const hyphen = textAt(tokens, at + 1) === "-" ? 1 : 0;
  const unit = tokens[at + 1 + hyphen];
  if (/^(?:rolling|moving|trailing|running)$/.test(textAt(tokens, at - 1))) return null;
  if (count?.kind !== "number" || unit === undefined || unitOf(unit.text) === null) return null;
  if (unit.text !== unit.lemma || !/^(?:average|avg|mean)$/.test(textAt(tokens, at + 2 + hyphen)))
    return null;
  return { words: `${count.raw} ${unit.raw} moving average`, tokens: 3 + hyphen };
}

rollingAverage.needs = ["average", "avg", "mean"];

import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { isDeadline } from "../../time/by-deadline.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const openers: ReadonlySet<string> = new Set(["at", "by", "on", "for"]);
const each: ReadonlySet<string> = new Set(["each", "every"]);
const ends: ReadonlySet<string> = new Set(["end", "ends", "close"]);

/** "At the end of each month", "at each quarter end", "at month-end": per month; "due by year end" is a day. What is asked stands at these ends (`standing/as-standing`). */
export function atPeriodEnds(tokens: readonly Token[], at: number): Written | null {
  const asOf = textAt(tokens, at) === "as" && ["of", "at"].includes(textAt(tokens, at + 1)) ? 2 : 0;
  const start = at + (asOf || 1);
  if ((asOf === 0 && !openers.has(textAt(tokens, at))) || isDeadline(tokens, at)) return null;
  const the = start + (textAt(tokens, start) === "the" ? 1 : 0);
  if (ends.has(textAt(tokens, the)) && textAt(tokens, the + 1) === "of" && each.has(textAt(tokens, the + 2)))
    return perUnit(tokens[the + 3], the + 4 - at);
  const all = each.has(textAt(tokens, the)) ? 1 : 0;
  const dash = textAt(tokens, the + all + 1) === "-" ? 1 : 0;
  const end = the + all + 1 + dash;
  return ends.has(textAt(tokens, end)) && unitOf(textAt(tokens, end + 1)) === null
    ? perUnit(tokens[the + all], end + 1 - at)
    : null;
}

const perUnit = (unit: Token | undefined, tokens: number): Written | null =>
  unit !== undefined && unitOf(unit.lemma) !== null ? { words: `per ${unit.lemma}`, tokens } : null;

atPeriodEnds.needs = ends;

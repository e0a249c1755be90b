import { addUnits, between } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { FoundPeriod } from "./found-period.ts";
import { monthAt } from "./unit-words.ts";
import { yearBehind } from "./year-behind.ts";

const joints: ReadonlySet<string> = new Set(["-", "–", "to", "until", "till", "through", "thru"]);

/**
 * "jan to sept this year", "Jan-Sep 2025", "from November through February": the months of one year, the latest where none is
 * said; months that run over its end begin in the year before. Null where none stand at a token, or where each has its own year.
 */
export function monthSpan(tokens: readonly Token[], start: number, today: number): FoundPeriod | null {
  const at = textAt(tokens, start) === "from" ? start + 1 : start;
  const first = monthAt(tokens, at);
  const last = joints.has(textAt(tokens, at + 1)) ? monthAt(tokens, at + 2) : null;
  if (first === null || last === null) return null;
  const behind = yearBehind(tokens, at + 3, today);
  if (behind === null && textAt(tokens, start) === "from") return null;
  const now = new Date(today);
  const year = behind?.year ?? now.getUTCFullYear() - (last > now.getUTCMonth() ? 1 : 0);
  const from = Date.UTC(first > last ? year - 1 : year, first, 1);
  const interval = between(from, addUnits(Date.UTC(year, last, 1), "month", 1));
  return {
    start,
    end: behind?.end ?? at + 3,
    bare: false,
    period: { expression: { kind: "absolute", grain: null }, interval },
  };
}

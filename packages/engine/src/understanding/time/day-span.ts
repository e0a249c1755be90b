import { addUnits, between } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { FoundPeriod } from "./found-period.ts";
import { monthAt } from "./unit-words.ts";
import { yearBehind } from "./year-behind.ts";

const joints: ReadonlySet<string> = new Set(["-", "–", "to", "until", "till", "through", "thru"]);

/**
 * "24 to 30 March", "the week of 24 to 30 March 2025", "March 1-15", "between 3 and 9 May": days of one month that is said once, of the latest
 * year where none is said. Null where none stand at a token.
 */
export function daySpan(tokens: readonly Token[], start: number, today: number): FoundPeriod | null {
  let at = start;
  if (textAt(tokens, at) === "week" && ["of", "from"].includes(textAt(tokens, at + 1))) at += 2;
  const bounded = ["from", "between"].includes(textAt(tokens, at)) ? 1 : 0;
  const closes = textAt(tokens, at) === "between" ? new Set(["and"]) : joints;
  at += bounded;
  const led = monthAt(tokens, at) === null ? 0 : 1;
  if (textAt(tokens, at) === "the") at += 1;
  const first = dayAt(tokens, at + led);
  const last =
    first !== null && closes.has(textAt(tokens, at + led + 1)) ? dayAt(tokens, at + led + 2) : null;
  const of = textAt(tokens, at + 3) === "of" ? 1 : 0;
  const month = led === 1 ? monthAt(tokens, at) : monthAt(tokens, at + 3 + of);
  if (first === null || last === null || month === null || first >= last) return null;
  const end = led === 1 ? at + 4 : at + 4 + of;
  if (led === 1 && monthAt(tokens, end - 1) !== null) return null;
  const behind = yearBehind(tokens, end, today);
  const now = new Date(today);
  const year = behind?.year ?? now.getUTCFullYear() - (month > now.getUTCMonth() ? 1 : 0);
  const interval = between(Date.UTC(year, month, first), addUnits(Date.UTC(year, month, last), "day", 1));
  return {
    start,
    end: behind?.end ?? end,
    bare: false,
    period: { expression: { kind: "absolute", grain: null }, interval },
  };
}

/** The day of a month (1 to 31) that a token says. */
function dayAt(tokens: readonly Token[], at: number): number | null {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(textAt(tokens, at))?.[1] ?? Number.NaN);
  return day >= 1 && day <= 31 ? day : null;
}

import { addUnits, between } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { edgeAt } from "./edge-at.ts";
import type { FoundPeriod, Today } from "./found-period.ts";
import { monthAt, yearAt } from "./unit-words.ts";
import { comingWeekday } from "./weekday.ts";

/** What is still to come by a day, and what was done by then. */
const coming =
  /^(?:due|\w{3,}ing|ends?|until|expir\w+|lapses?|maturity|matures?|renewal|renews?|finish|ready|leave|starts?)$/;
const done = /^(?:\w{3,}ed|paid|sent|sold|built|left|begun|made)$/;

/**
 * "Expiring by March", "due by Friday", "by year end": from today until the end of what is said, and the next one of that name where no year is.
 * What was done by then ("hired by 2020") has no beginning. Null where no deed stands before "by", which then says what figures are split by.
 */
export function byDeadline(tokens: readonly Token[], start: number, today: Today): FoundPeriod | null {
  if (!isDeadline(tokens, start)) return null;
  const ahead = isAhead(tokens, start);
  const day = ahead ? comingWeekday(tokens, start + 1, today.day) : null;
  const edge =
    day === null
      ? edgeAt(tokens, start + 1, today)
      : { from: day.day, after: addUnits(day.day, "day", 1), end: day.end };
  if (edge === null) return null;
  const dated = tokens.slice(start, edge.end).some((_, step) => yearAt(tokens, start + step) !== null);
  let { after } = edge;
  while (ahead && !dated && after <= today.day) after = addUnits(after, "year", 1);
  const from = ahead && after > today.day ? today.day : null;
  return {
    start,
    end: edge.end,
    bare: false,
    period: { expression: { kind: "absolute", grain: null }, interval: between(from, after) },
  };
}

/** Whether a token is the "by" of a deadline: a deed stands before it. */
export const isDeadline = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "by" && (isAhead(tokens, at) || done.test(deedBefore(tokens, at)));

/** Whether what is to be done by a day is still to come: "expiring", "will be delivered", "must be paid". */
const isAhead = (tokens: readonly Token[], at: number): boolean =>
  coming.test(deedBefore(tokens, at)) ||
  tokens.slice(Math.max(0, at - 4), at).some(({ text }) => ["will", "must", "should"].includes(text));

/** The deed before a deadline, also where it is called by its date ("end date by March"). */
const deedBefore = (tokens: readonly Token[], at: number): string =>
  textAt(tokens, dates.has(textAt(tokens, at - 1)) ? at - 2 : at - 1);

const dates: ReadonlySet<string> = new Set(["on", "at", "date", "day"]);

/** Whether a deadline may begin at a token: "by March", "by the end of the year", "by next Friday". */
export function leadsToDeadline(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== "by") return false;
  const place = textAt(tokens, at + 1) === "the" ? at + 2 : at + 1;
  return (
    monthAt(tokens, place) !== null ||
    yearAt(tokens, place) !== null ||
    /^(?:end|close|next|this|tomorrow|\w+day|q[1-4]|\d{1,2}(?:st|nd|rd|th)?)$/.test(textAt(tokens, place)) ||
    textAt(tokens, place + 1) === "end"
  );
}

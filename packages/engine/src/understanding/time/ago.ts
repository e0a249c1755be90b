import { addClock, addUnits, isoDay, type Period, resolvePeriod } from "@parlance/contract";
import { numberSaid } from "../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { FoundPeriod, Today } from "./found-period.ts";
import { clockUnitOf, unitOf } from "./unit-of.ts";

const beyond = phrases("more than", "over", "longer than", "at least");
const within = phrases(
  "less than",
  "fewer than",
  "under",
  "at most",
  "up to",
  "not more than",
  "no more than",
);

/**
 * "3 days ago", "two years ago": that day, or the month or year so far back; "more than 90 days ago", "over a year ago": everything
 * before that day; "less than a week ago": everything since. Of hours ("more than 24 hours ago") these two alone. Null where no "ago" is said.
 */
export function agoAt(tokens: readonly Token[], start: number, today: Today): FoundPeriod | null {
  const [far, near] = [phraseAt(tokens, start, beyond), phraseAt(tokens, start, within)];
  const at = start + Math.max(far, near);
  const count = ["a", "an", "one"].includes(textAt(tokens, at)) ? 1 : numberSaid(tokens[at]);
  const lemma = tokens[at + 1]?.lemma;
  const grain = unitOf(lemma) ?? clockUnitOf(lemma);
  if (grain === null || count === null || !Number.isInteger(count) || textAt(tokens, at + 2) !== "ago")
    return null;
  const day = addClock(today.now, grain, -count) ?? isoDay(addUnits(today.day, grain, -count));
  const tomorrow = isoDay(addUnits(today.day, "day", 1));
  const found = (period: Period): FoundPeriod => ({ start, end: at + 3, bare: false, period });
  const open = { kind: "absolute", grain: null } as const;
  if (far > 0) return found({ expression: open, interval: { start: null, end: day } });
  if (near > 0) return found({ expression: open, interval: { start: day, end: tomorrow } });
  if (clockUnitOf(lemma) !== null) return null;
  const expression = { kind: "calendar", grain, offset: -count, count: 1, fiscal: false } as const;
  const interval = resolvePeriod(expression, isoDay(today.day), today.calendar);
  return interval === null ? null : found({ expression, interval });
}

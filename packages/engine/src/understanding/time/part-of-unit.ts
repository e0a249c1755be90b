import { addUnits, type TimeGrain } from "@parlance/contract";
import { numberSaid } from "../lexicon/numbers.ts";
import { ordinalOf } from "../lexicon/ordinals.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Today } from "./found-period.ts";
import { type ReadUnit, readUnit } from "./read-unit.ts";
import { unitOf } from "./unit-of.ts";
import { yearAt } from "./unit-words.ts";

/** The days from `from` to before `to`; `grain` where they are one unit. */
type Part = { end: number; grain: TimeGrain | null; from: number; to: number };

const firsts: ReadonlySet<string> = new Set(["first", "opening", "1st"]);
const lasts: ReadonlySet<string> = new Set(["last", "final", "closing"]);

/**
 * "The last quarter of 2023", "first week of August 2016", "the first ten days of March", "the second half of May": a part of a named
 * unit of the calendar, whose weeks are counted from its first day, or back from its last. Null where none stands at a token.
 */
export function partOfUnit(tokens: readonly Token[], at: number, today: Today): Part | null {
  const word = textAt(tokens, at);
  const last = lasts.has(word);
  const ordinal = firsts.has(word) ? 1 : (ordinalOf(word) ?? 0);
  if (!last && ordinal < 1) return null;
  const number = numberSaid(tokens[at + 1]);
  const several = number !== null && Number.isInteger(number) && number > 0 && number < 100;
  const noun = several ? at + 2 : at + 1;
  if (!["of", "in"].includes(textAt(tokens, noun + 1))) return null;
  const unit = readUnit(tokens, textAt(tokens, noun + 2) === "the" ? noun + 3 : noun + 2, today);
  if (unit === null) return null;
  const days = daysInBrackets(tokens, unit);
  if (days !== null) return days;
  const after = addUnits(unit.from, unit.grain, unit.count);
  if (textAt(tokens, noun) === "half") return several ? null : halfOf(unit, after, last ? 2 : ordinal);
  const grain = unitOf(tokens[noun]?.lemma);
  if (grain === null || (several && ordinal > 1)) return null;
  const count = several ? number : 1;
  const from = last ? addUnits(after, grain, -count) : addUnits(unit.from, grain, ordinal - 1);
  const to = last ? after : addUnits(from, grain, count);
  const inside = from >= unit.from && to <= after && to - from < after - unit.from;
  const aligned = count === 1 && grain !== "week";
  return inside ? { end: unit.end, grain: aligned ? grain : null, from, to } : null;
}

/** "The last week of January (27th to 31st) 2025": the days of the month that stand in brackets say which they are. */
function daysInBrackets(tokens: readonly Token[], unit: ReadUnit): Part | null {
  const open = unit.end;
  const day = (at: number): number => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(textAt(tokens, at))?.[1]);
  const isRange = textAt(tokens, open) === "(" && textAt(tokens, open + 4) === ")";
  if (unit.grain !== "month" || !isRange || !["to", "-", "–", "until"].includes(textAt(tokens, open + 2)))
    return null;
  const [first, last] = [day(open + 1), day(open + 3)];
  if (!(first >= 1 && last >= first && last <= 31)) return null;
  const year = unit.yearless ? yearAt(tokens, open + 5) : null;
  const start = new Date(unit.from);
  const from = Date.UTC(year ?? start.getUTCFullYear(), start.getUTCMonth(), first);
  const end = year === null ? open + 5 : open + 6;
  return { end, grain: null, from, to: addUnits(from, "day", last - first + 1) };
}

/** A half of a month: its first fifteen days, or the others. */
function halfOf({ grain, count, from, end }: ReadUnit, after: number, which: number): Part | null {
  if (grain !== "month" || count !== 1 || which > 2) return null;
  const middle = addUnits(from, "day", 15);
  return which === 1 ? { end, grain: null, from, to: middle } : { end, grain: null, from: middle, to: after };
}

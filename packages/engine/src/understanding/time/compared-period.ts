import {
  addUnits,
  between,
  dayOf,
  isoDay,
  type Period,
  resolvePeriod,
  type TimeGrain,
} from "@parlance/contract";
import { numberSaid } from "../lexicon/numbers.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { FoundPeriod, PeriodEnds, Today } from "./found-period.ts";
import { unitOf } from "./unit-of.ts";
import { yearAt } from "./unit-words.ts";

/** Reads a period at a token; null where none starts there. */
type PeriodAt = (start: number) => FoundPeriod | null;

/**
 * What is compared with: a unit, null for a period as long as the other; `earlier` where it lies before that in any case;
 * `year` the one in which the same period is meant; `same` where as much of it is meant as has passed of the other.
 */
type Reference = { grain: TimeGrain | null; end: number; earlier: boolean; year?: number; same?: boolean };

/**
 * "vs last year", "compared with the month before", "against the same quarter last year": the unit before as what a figure
 * is compared with, from the comparing word on. `ends.last` is the period that is compared: the one that the question names
 * besides, moved back by the unit for `ends.first`; or, where it names none, the unit up to today, held against as much of
 * the one before. Null where the other period is as long as the unit and not said to follow it ("2024 vs last year" are two
 * periods side by side, "2024 vs the year before" is a comparison).
 */
export function comparedPeriod(
  tokens: readonly Token[],
  start: number,
  today: Today,
  periodAt: PeriodAt,
): FoundPeriod | null {
  const after = openerEnd(tokens, start);
  if (after === null) return null;
  const unit = reference(tokens, after);
  if (unit === null) return isThan(tokens, start) ? besideThan(tokens, start, after, periodAt) : null;
  const others = periodsBeside(tokens, start, unit.end, periodAt);
  const [other] = others;
  if (others.length > 1) return null;
  const passed = other === undefined || isToDate(other.period, unit);
  const ends = passed ? toDate(unit, today) : movedBack(other.period, unit);
  if (ends === null) return null;
  return comparison(start, unit.end, ends);
}

const comparison = (start: number, end: number, ends: PeriodEnds): FoundPeriod => ({
  start,
  end,
  bare: false,
  period: { expression: { kind: "absolute", grain: null }, interval: { start: null, end: null } },
  ends,
  compared: true,
});

/** Where the words that compare end; null where none do. "With" and "to" do after "compare" alone. */
function openerEnd(tokens: readonly Token[], start: number): number | null {
  if (["v", "vs", "vs.", "versus", "against"].includes(textAt(tokens, start)))
    return start + (textAt(tokens, start + 1) === "." ? 2 : 1);
  if (isThan(tokens, start)) return start + (["in", "during"].includes(textAt(tokens, start + 1)) ? 2 : 1);
  const joined = ["with", "to"].includes(textAt(tokens, start + 1));
  if (["compared", "relative"].includes(textAt(tokens, start)) && joined) return start + 2;
  const comparing = tokens.slice(0, start).some(({ lemma }) => lemma === "compare");
  return ["with", "to"].includes(textAt(tokens, start)) && comparing ? start + 1 : null;
}

const isThan = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "than" && tokens.slice(Math.max(0, at - 12), at).some(({ text }) => more.test(text));
const more = /^(?:more|less|fewer|higher|lower|better|worse|much|many)$/;

/** "More in 2024 than in 2023": the one period against the other; null where either is not said. */
function besideThan(
  tokens: readonly Token[],
  start: number,
  after: number,
  periodAt: PeriodAt,
): FoundPeriod | null {
  const first = periodAt(textAt(tokens, after) === "the" ? after + 1 : after);
  const [last, other] = first === null ? [] : periodsBeside(tokens, start, first.end, periodAt);
  if (first === null || last === undefined || other !== undefined) return null;
  return comparison(start, first.end, { first: first.period, last: last.period });
}

const before = ["last", "previous", "prior", "preceding"];

/** Whether a period is the unit up to today: said so, or the one that is not over yet held against the same of another. */
const isToDate = ({ expression }: Period, { grain, same }: Reference): boolean =>
  (expression.kind === "to-date" ||
    (expression.kind === "calendar" && same === true && expression.count === 1)) &&
  expression.grain === grain &&
  expression.offset === 0;

/** What is compared with, where it is told; "the same period of it", "YTD last year" say how much of it. */
function reference(tokens: readonly Token[], start: number): Reference | null {
  const the = textAt(tokens, start) === "the" ? 1 : 0;
  const short = ["ytd", "qtd", "mtd"].includes(textAt(tokens, start + the));
  const unit = earlierUnit(tokens, short ? start + the + 1 : start);
  const same = short || tokens.slice(start, unit?.end).some(({ text }) => text === "same");
  return unit === null ? null : { ...unit, same };
}

/** "last year", "the previous month", "the year before", "a year ago", "the same month last year", "the same three months in 2024", "that of last week". */
function earlierUnit(tokens: readonly Token[], start: number): Reference | null {
  const unitAt = (at: number): TimeGrain | null => unitOf(tokens[at]?.lemma);
  let at = start;
  if (textAt(tokens, at) === "that" && textAt(tokens, at + 1) === "of") at += 2;
  if (["the", "a", "one", "our"].includes(textAt(tokens, at))) at += 1;
  const several = numberSaid(tokens[at + 1]) === null ? 0 : 1;
  const named = at + 1 + several;
  if (
    textAt(tokens, at) === "same" &&
    (unitAt(named) !== null ||
      ["period", "time", "stretch", "dates", "point"].includes(textAt(tokens, named)))
  ) {
    at = named + 1;
    if (["of", "in"].includes(textAt(tokens, at))) at += 1;
    if (["the", "a", "one"].includes(textAt(tokens, at))) at += 1;
    const year = yearAt(tokens, at);
    if (year !== null) return { grain: "year", end: at + 1, earlier: true, year };
  }
  const counted = before.includes(textAt(tokens, at)) ? at + 1 : at;
  if (numberSaid(tokens[counted]) !== null) {
    const behind = counted + 1;
    const earlier = counted > at || ["before", "earlier", "prior"].includes(textAt(tokens, behind + 1));
    if (unitAt(behind) === null || !earlier) return null;
    return { grain: null, end: counted > at ? behind + 1 : behind + 2, earlier: true };
  }
  const [led, followed] = [unitAt(at + 1), unitAt(at)];
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (before.includes(first) && (led !== null || second === "period"))
    return { grain: led, end: at + 2, earlier: first !== "last" };
  return (followed !== null || first === "period") && ["before", "ago", "earlier"].includes(second)
    ? { grain: followed, end: at + 2, earlier: second !== "ago" }
    : null;
}

/** The periods that the question names outside the comparison, each as long as it is said. */
function periodsBeside(
  tokens: readonly Token[],
  start: number,
  end: number,
  periodAt: PeriodAt,
): FoundPeriod[] {
  const found: FoundPeriod[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (at === start) at = end;
    const period = periodAt(at);
    if (period === null || (at < start && period.end > start)) continue;
    found.push(period);
    at = period.end - 1;
  }
  return found;
}

/** The unit so far and as much of the one before. */
function toDate({ grain }: Reference, { day, calendar }: Today): PeriodEnds | null {
  if (grain === null) return null;
  const made = (offset: number): Period | null => {
    const fiscal = calendar.fiscalYearStart !== 1 && ["quarter", "year"].includes(grain);
    const expression = { kind: "to-date", grain, offset, fiscal } as const;
    const interval = resolvePeriod(expression, isoDay(day), calendar);
    return interval === null ? null : { expression, interval };
  };
  const [last, first] = [made(0), made(-1)];
  return last === null || first === null ? null : { first, last };
}

const sizes: readonly TimeGrain[] = ["hour", "day", "week", "month", "quarter", "year"];

/** A period and the same one a unit, or its own length, earlier; null where it is as long as the unit and need not lie after it. */
export function movedBack(last: Period, { grain, earlier, year }: Reference): PeriodEnds | null {
  const { start, end } = last.interval;
  if (start === null || end === null) return null;
  if (year !== undefined) return inYear(last, year);
  const own = "grain" in last.expression ? last.expression.grain : null;
  const [from, to] = [dayOf(start), dayOf(end)];
  const within = (unit: TimeGrain): boolean =>
    own === null || last.expression.kind === "to-date"
      ? to <= addUnits(from, unit, 1)
      : sizes.indexOf(own) < sizes.indexOf(unit);
  if (grain !== null && !earlier && !within(grain)) return null;
  const interval =
    grain !== null && within(grain)
      ? between(addUnits(from, grain, -1), addUnits(to, grain, -1))
      : between(ownLengthBefore(last, from, to), from);
  return { first: { expression: { kind: "absolute", grain: own }, interval }, last };
}

/** "The same months of 2024": the period in another year; null where it is that year's already. */
function inYear(last: Period, year: number): PeriodEnds | null {
  const [from, to] = [dayOf(last.interval.start ?? ""), dayOf(last.interval.end ?? "")];
  const years = year - new Date(from).getUTCFullYear();
  if (years === 0) return null;
  const grain = "grain" in last.expression ? last.expression.grain : null;
  const interval = between(addUnits(from, "year", years), addUnits(to, "year", years));
  return { first: { expression: { kind: "absolute", grain }, interval }, last };
}

/** The day from which a period as long as this one ends where this one starts: by its calendar units, else by its days. */
function ownLengthBefore({ expression }: Period, from: number, to: number): number {
  const grain = "grain" in expression ? expression.grain : null;
  if (grain === null) return from - (to - from);
  const units = Array.from({ length: mostUnits }, (_, at) => at + 1);
  const count =
    "count" in expression ? expression.count : (units.find((each) => addUnits(from, grain, each) >= to) ?? 1);
  return addUnits(from, grain, -count);
}

const mostUnits = 400;

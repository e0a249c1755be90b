import {
  addUnits,
  between,
  type Calendar,
  dayOf,
  isFiscal,
  type Period,
  type PeriodExpression,
  resolvePeriod,
  standardConventions,
  type TimeGrain,
} from "@parlance/contract";
import { numberSaid } from "../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { agoAt } from "./ago.ts";
import { byDeadline } from "./by-deadline.ts";
import { comparedPeriod } from "./compared-period.ts";
import { isCountedSoFar } from "./counted-so-far.ts";
import { daySpan } from "./day-span.ts";
import { edgeAt, restOf } from "./edge-at.ts";
import type { FoundPeriod, Today } from "./found-period.ts";
import { monthSpan } from "./month-span.ts";
import { partOfUnit } from "./part-of-unit.ts";
import { periodTail } from "./period-tail.ts";
import { fiscalWords, type ReadUnit, readUnit } from "./read-unit.ts";
import { unitBehind } from "./unit-behind.ts";
import { clockUnitOf, unitOf } from "./unit-of.ts";
import { monthAt } from "./unit-words.ts";
import { untilNow } from "./until-now.ts";
import { weekdayAt } from "./weekday.ts";

/** All periods that start at token `start`, longest first. `now` is an ISO day or timestamp. */
export function periodsAt(
  tokens: readonly Token[],
  start: number,
  now: string,
  calendar: Calendar = standardConventions,
): FoundPeriod[] {
  const today = { day: dayOf(now), now, calendar };
  const named = (at: number): Found =>
    monthSpan(tokens, at, today.day) ??
    neighbours(tokens, at, today) ??
    relative(tokens, at, today) ??
    plain(tokens, at, today);
  const found = [
    monthSpan(tokens, start, today.day),
    daySpan(tokens, start, today.day),
    comparedPeriod(tokens, start, today, named),
    bounded(tokens, start, today) ?? untilNow(tokens, start, today),
    byDeadline(tokens, start, today) ?? open(tokens, start, today),
    agoAt(tokens, start, today),
    orBeyond(tokens, start, today),
    relative(tokens, start, today),
    plain(tokens, start, today),
  ];
  return found.filter((each) => each !== null).sort((left, right) => right.end - left.end);
}

type Found = FoundPeriod | null;

/** "2024", "March 2024", "Q3 2023", "1 May 2014". */
function plain(tokens: readonly Token[], start: number, today: Today): Found {
  const unit = readUnit(tokens, start, today);
  if (unit === null) return null;
  return {
    start,
    end: unit.end,
    bare: unit.bare,
    ...(unit.yearless && unit.count === 1 ? { yearless: true } : {}),
    period: absolute(
      unit.grain === "month" && unit.count > 1 ? null : unit.grain,
      unit.from,
      addUnits(unit.from, unit.grain, unit.count),
    ),
  };
}

const absolute = (grain: TimeGrain | null, from: number | null, to: number | null): Period => ({
  expression: { kind: "absolute", grain },
  interval: between(from, to),
});

/** "between X and Y", "from X to Y", "from X to before Y", "X to Y", "X and Y" for neighbouring units. */
function bounded(tokens: readonly Token[], start: number, today: Today): Found {
  const opener = textAt(tokens, start);
  const opened = opener === "between" || opener === "from";
  const first = readUnit(tokens, opened ? pastThe(tokens, start + 1) : start, today);
  if (first === null) return null;
  const low = edgeOf(tokens, first.end);
  const joint = textAt(tokens, low.end);
  if (!["and", "to", "until", "till", "through", "thru", "-", "–", "&", "+"].includes(joint)) return null;
  const early = opener === "from" && textAt(tokens, low.end + 1) === "before";
  const second = readUnit(tokens, pastThe(tokens, low.end + (early ? 2 : 1)), today);
  const both = tokens.slice(Math.max(0, start - 4), start).some(({ text }) => text === "both");
  if (second === null || (both && !opened)) return null;
  const high = edgeOf(tokens, second.end);
  const short = early || high.excluded;
  const begin = first.yearless && !second.yearless ? sameYear(first.from, second.from) : first.from;
  const firstFrom = low.excluded ? addUnits(begin, first.grain, first.count) : begin;
  const secondEnd = short ? second.from : addUnits(second.from, second.grain, second.count);
  const adjacent = addUnits(firstFrom, first.grain, first.count) === second.from;
  const named = !opened && ["and", "&", "+"].includes(joint);
  if (named && !adjacent) return null;
  if (firstFrom >= secondEnd) return null;
  const ends =
    (opener === "from" || ["and", "&", "+", "to", "-"].includes(joint)) &&
    !short &&
    first.grain === second.grain
      ? {
          first: absolute(grainOf(first), firstFrom, addUnits(firstFrom, first.grain, first.count)),
          last: absolute(grainOf(second), second.from, secondEnd),
        }
      : undefined;
  const period = absolute(null, firstFrom, secondEnd);
  const end = early ? afterBracket(tokens, second.end) : high.end;
  return {
    start,
    end,
    bare: false,
    period,
    ...(ends === undefined ? {} : { ends }),
    ...(named ? { named } : {}),
  };
}

/** The unit of time that is said; none where it is several, as a half of a year is. */
const grainOf = ({ grain, count }: ReadUnit): TimeGrain | null => (count === 1 ? grain : null);

/** "From the first half of": an article says nothing. */
const pastThe = (tokens: readonly Token[], at: number): number =>
  textAt(tokens, at) === "the" ? at + 1 : at;

/** "march and april 2025": two units side by side are one period. */
const neighbours = (tokens: readonly Token[], start: number, today: Today): Found =>
  ["between", "from"].includes(textAt(tokens, start)) ? null : bounded(tokens, start, today);

/** "inclusive", "exclusive", "(both inclusive)" behind an end of a period: where that ends, and whether it leaves the end out. */
function edgeOf(tokens: readonly Token[], at: number): { end: number; excluded: boolean } {
  const tail = periodTail(tokens, at);
  if (tail !== null && tail.without === null) return { end: tail.end, excluded: false };
  const bracket = ["(", ","].includes(textAt(tokens, at)) ? 1 : 0;
  const both = textAt(tokens, at + bracket) === "both" ? 1 : 0;
  const said = textAt(tokens, at + bracket + both);
  if (said !== "inclusive" && said !== "exclusive") return { end: at, excluded: false };
  if (textAt(tokens, at + bracket + both + 1) === "of") return { end: at, excluded: false };
  const end = at + bracket + both + 1;
  return {
    end: textAt(tokens, end) === ")" && bracket === 1 ? end + 1 : end,
    excluded: said === "exclusive",
  };
}

/** What stands in brackets behind an exact interval only says it again: "(last month)". */
function afterBracket(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) !== "(") return at;
  const close = tokens.findIndex(({ text }, place) => place > at && place <= at + 8 && text === ")");
  return close < 0 ? at : close + 1;
}

const sameYear = (day: number, other: number): number => {
  const date = new Date(day);
  return Date.UTC(new Date(other).getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
};

/** "since 2020", "before March 2024", "after 2010", "until", "as of", "by the end of the year", which like "before the end" takes in all of it. */
function open(tokens: readonly Token[], start: number, today: Today): Found {
  const cue = textAt(tokens, start);
  const onOr =
    ["on", "at", "in"].includes(cue) && textAt(tokens, start + 1) === "or" ? textAt(tokens, start + 2) : "";
  if (onOr === "after" || onOr === "before") {
    const edge = readUnit(tokens, start + 3, today);
    if (edge === null) return null;
    const end = addUnits(edge.from, edge.grain, edge.count);
    const period = onOr === "after" ? absolute(null, edge.from, null) : absolute(null, null, end);
    return { start, end: edge.end, bare: false, period };
  }
  const upTo =
    (cue === "up" && textAt(tokens, start + 1) === "to") ||
    (cue === "as" && textAt(tokens, start + 1) === "of" && isCountedSoFar(tokens.slice(0, start)));
  const wide = upTo || cue === "prior" || cue === "starting" || cue === "later" || cue === "earlier";
  if (cue === "starting" && textAt(tokens, start + 1) === "by") return null;
  const whole = ["by", "before"].includes(cue) && isEnd(tokens, start + 1);
  if (
    !upTo &&
    !whole &&
    !["since", "before", "after", "until", "till", "prior", "starting", "later", "earlier", "from"].includes(
      cue,
    )
  )
    return null;
  const behind = start + (wide ? 2 : 1);
  const including = textAt(tokens, behind) === "and" && textAt(tokens, behind + 1) === "including" ? 2 : 0;
  const unit = edgeAt(tokens, behind + including, today);
  if (unit === null) return null;
  const { after } = unit;
  const onward = ["on", "onward", "onwards", "forward"].includes(textAt(tokens, unit.end)) ? 1 : 0;
  if (cue === "from" && onward === 0 && isOfThings(tokens, start))
    return { start, end: unit.end, bare: false, period: absolute(null, unit.from, after) };
  const [from, to]: [number | null, number | null] =
    cue === "since" || cue === "starting" || cue === "from"
      ? [unit.from, null]
      : cue === "after" || cue === "later"
        ? [after, null]
        : upTo || whole || cue === "until" || cue === "till"
          ? [null, after]
          : [null, unit.from];
  return { start, end: unit.end + onward, bare: false, period: absolute(null, from, to) };
}

/** "The end of March": of a unit, and no column that is called so. */
const isEnd = (tokens: readonly Token[], at: number): boolean => {
  const named = textAt(tokens, at) === "the" ? at + 1 : at;
  return ["end", "close"].includes(textAt(tokens, named)) && textAt(tokens, named + 1) === "of";
};

/** "Invoices from 2023", "tickets from this year": of that time, and not all since; things are many, and a year or a named unit is whole. */
function isOfThings(tokens: readonly Token[], start: number): boolean {
  const [things, unit] = [tokens[start - 1], tokens[start + 1]];
  const whole =
    unit?.kind === "number" ||
    /^(?:this|last|previous)$/.test(unit?.text ?? "") ||
    monthAt(tokens, start + 1) !== null;
  return things?.kind === "word" && things.text.endsWith("s") && things.text !== things.lemma && whole;
}

/** "2019 or later", "March 2024 or before", and not "in March or before June". */
function orBeyond(tokens: readonly Token[], start: number, today: Today): Found {
  const unit = readUnit(tokens, start, today);
  if (unit === null || textAt(tokens, unit.end) !== "or") return null;
  const side = textAt(tokens, unit.end + 1);
  const early = ["before", "earlier", "prior"].includes(side);
  if (!early && !["after", "later"].includes(side)) return null;
  if (readUnit(tokens, unit.end + 2, today) !== null) return null;
  const end = addUnits(unit.from, unit.grain, unit.count);
  return {
    start,
    end: unit.end + 2,
    bare: false,
    period: absolute(null, early ? null : unit.from, early ? end : null),
  };
}

/** "last month", "last 3 months", "this year", "year to date", "today", "past two weeks", "12 months ago". */
const toDateSaid = phrases("to date");

function relative(tokens: readonly Token[], start: number, today: Today): Found {
  const cue = textAt(tokens, start);
  const made = (end: number, period: Period): Found => ({ start, end, bare: false, period });
  if (cue === "today") return made(start + 1, calendar(today, "day", 0, 1));
  if (cue === "yesterday") return made(start + 1, calendar(today, "day", -1, 1));
  if (["ytd", "mtd", "qtd"].includes(cue)) {
    return made(start + 1, toDate(today, cue === "ytd" ? "year" : cue === "mtd" ? "month" : "quarter"));
  }
  const weekday = weekdayAt(tokens, start, today.day);
  if (weekday !== null)
    return made(weekday.end, absolute("day", weekday.day, addUnits(weekday.day, "day", 1)));
  const rest = restOf(tokens, start, today);
  if (rest !== null) return made(rest.end, absolute(null, today.day, rest.after));
  const behind = unitBehind(tokens, start);
  if (behind !== null) return made(behind.end, calendar(today, behind.grain, behind.offset, 1));
  const part = partOfUnit(tokens, start, today);
  if (part !== null) return made(part.end, absolute(part.grain, part.from, part.to));
  const named = fiscalWords.includes(cue) ? 1 : 0;
  const leading = unitAt(tokens, start + named);
  if (leading !== null && phraseAt(tokens, start + named + 1, toDateSaid) > 0)
    return made(start + named + 3, toDate(today, leading, named === 1 || undefined));
  if (!["last", "past", "previous", "this", "current", "next", "coming"].includes(cue)) return null;
  const month = cue === "last" || cue === "this" ? readUnit(tokens, start + 1, today) : null;
  if (month?.grain === "month" && month.count === 1 && monthAt(tokens, start + 1) !== null)
    return made(month.end, wholeMonth(month, cue === "last" ? today.day : null));
  let at = start + 1;
  const number = numberSaid(tokens[at]);
  if (number !== null && Number.isInteger(number) && number > 0 && number < 1000) at += 1;
  const clock = clockUnitOf(tokens[at]?.lemma);
  if (clock !== null && cue !== "this" && cue !== "current")
    return made(
      at + 1,
      rolling(today, clock, number ?? 1, ["next", "coming"].includes(cue) ? "future" : "past"),
    );
  const kind = textAt(tokens, at);
  const whole = [...wholeWords, ...fiscalWords].includes(kind);
  if (whole) at += 1;
  const grain = unitAt(tokens, at);
  if (grain === null) return null;
  const lasting = phraseAt(tokens, at + 1, toDateSaid);
  if (lasting > 0 && number === null && ["last", "previous"].includes(cue))
    return made(at + 1 + lasting, toDate(today, grain, fiscalWords.includes(kind) || undefined, -1));
  const isCurrent = cue === "this" || cue === "current";
  if (lasting > 0 && number === null && isCurrent)
    return made(at + 1 + lasting, toDate(today, grain, fiscalWords.includes(kind) || undefined));
  const tail = periodTail(tokens, at + 1);
  const end = tail?.end ?? at + 1;
  const single = [textAt(tokens, start - 2), textAt(tokens, start - 3)].includes("each") && grain !== "day";
  const complete = whole || single || tail?.without === grain;
  const fiscal = fiscalWords.includes(kind) ? true : kind === "calendar" ? false : undefined;
  const forward = cue === "next" || cue === "coming";
  if (isCurrent) return made(end, calendar(today, grain, 0, 1, fiscal));
  const since = tail?.daysAgo ?? null;
  if ((cue === "past" || cue === "last") && !complete && since !== null)
    return made(end, rolling(today, "day", since + 1));
  if (cue === "past" && !complete) return made(end, rolling(today, grain, number ?? 1));
  if (number === null) return made(end, calendar(today, grain, forward ? 1 : -1, 1, fiscal));
  if (complete || forward) return made(end, calendar(today, grain, forward ? 1 : -number, number, fiscal));
  return made(end, rolling(today, grain, number));
}

/** "This March", "last March": that which is over before the day, where one is given. */
function wholeMonth({ from, yearless }: ReadUnit, over: number | null): Period {
  const isOn = yearless && over !== null && addUnits(from, "month", 1) > over;
  const start = isOn ? addUnits(from, "year", -1) : from;
  return absolute("month", start, addUnits(start, "month", 1));
}

const wholeWords = ["full", "complete", "whole", "calendar", "iso"];

/** Whole units around today; fiscal where the workspace counts so, unless it was said. */
const calendar = (today: Today, grain: TimeGrain, offset: number, count: number, fiscal?: boolean): Period =>
  period(today, {
    kind: "calendar",
    grain,
    offset,
    count,
    fiscal: fiscal ?? isFiscal(grain, today.calendar),
  });

const rolling = (
  today: Today,
  grain: TimeGrain,
  count: number,
  direction: "past" | "future" = "past",
): Period => period(today, { kind: "rolling", grain, count, direction });

const toDate = (
  today: Today,
  grain: TimeGrain,
  fiscal = isFiscal(grain, today.calendar),
  offset = 0,
): Period => period(today, { kind: "to-date", grain, offset, fiscal });

const period = (today: Today, expression: PeriodExpression): Period => ({
  expression,
  interval: resolvePeriod(expression, today.now, today.calendar) ?? { start: null, end: null },
});

const unitAt = (tokens: readonly Token[], at: number): TimeGrain | null => unitOf(tokens[at]?.lemma);

import { type Calendar, standardConventions, startOf, type TimeGrain } from "@parlance/contract";
import { cuesOf } from "../lexicon/cues.ts";
import { ordinalOf } from "../lexicon/ordinals.ts";
import { stopWords } from "../lexicon/stop-words.ts";
import { textAt } from "../text/phrase-at.ts";
import { fullYear, type Token } from "../text/tokenize.ts";
import { numberedUnit } from "./numbered-unit.ts";
import { halfAt } from "./read-half.ts";
import { monthAt, yearAt } from "./unit-words.ts";
import { relativeYear, type YearBehind, yearBeside, yearNamed } from "./year-behind.ts";

/** A named unit of the calendar: `count` units of `grain` from the day `from`; `yearless` took its year from today. */
export type ReadUnit = {
  end: number;
  grain: TimeGrain;
  from: number;
  count: number;
  yearless: boolean;
  bare: boolean;
};

/** Reads a day, month, quarter, half-year, season-free year or decade at token `at`; null where none stands. */
export function readUnit(
  tokens: readonly Token[],
  at: number,
  { day: today, calendar }: { day: number; calendar: Calendar },
): ReadUnit | null {
  const skip = ["year"].includes(textAt(tokens, at)) && yearAt(tokens, at + 1) !== null ? 1 : 0;
  const read =
    fiscalUnit(tokens, at, calendar) ??
    weekOf(tokens, at, today, calendar) ??
    isoDate(tokens, at) ??
    slashDate(tokens, at) ??
    numbered(tokens, at) ??
    monthOfShortYear(tokens, at) ??
    monthDay(tokens, at, today) ??
    month(tokens, at, today) ??
    quarter(tokens, at, today) ??
    half(tokens, at, today) ??
    year(tokens, at + skip);
  return read?.yearless === true ? anchored(tokens, read, today) : read;
}

/** "September last year", "Q3 of this year": the unit in the year that is said behind it. */
function anchored(tokens: readonly Token[], read: ReadUnit, today: number): ReadUnit {
  const behind = relativeYear(tokens, read.end, today);
  if (behind === null) return read;
  const date = new Date(read.from);
  const year = behind.year - (isOfSameYear(tokens, read, behind.year) ? 1 : 0);
  const from = Date.UTC(year, date.getUTCMonth(), date.getUTCDate());
  return { ...read, from, end: behind.end, yearless: false };
}

/** "May compared with May last year" where the latest May was of last year: the one before that. */
function isOfSameYear(tokens: readonly Token[], { from, end, grain }: ReadUnit, year: number): boolean {
  const date = new Date(from);
  if (grain !== "month" || date.getUTCFullYear() !== year) return false;
  const own = tokens.findLastIndex((_, at) => at < end && monthAt(tokens, at) === date.getUTCMonth());
  const other = tokens.findLastIndex((_, at) => at < own && monthAt(tokens, at) === date.getUTCMonth());
  return other >= 0 && yearAt(tokens, other + 1) === null;
}

/** "2024Q1", "2024-03", "03/2024". */
function numbered(tokens: readonly Token[], at: number): ReadUnit | null {
  const read = numberedUnit(tokens, at);
  if (read === null) return null;
  const { end, year: of, month: first, months } = read;
  const from = Date.UTC(of, first, 1);
  return months === 3 ? unit(end, "quarter", from) : unit(end, "month", from, { count: months });
}

/** "H1 2025", "the second half of 2024": six months. */
function half(tokens: readonly Token[], at: number, today: number): ReadUnit | null {
  const read = halfAt(tokens, at, today);
  if (read === null) return null;
  const { end, year: of, first, yearless } = read;
  return unit(end, "month", Date.UTC(of, first ? 0 : 6, 1), { count: 6, yearless });
}

function dayAt(tokens: readonly Token[], at: number): number | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(textAt(tokens, at));
  const day = match === null ? Number.NaN : Number(match[1]);
  return day >= 1 && day <= 31 ? day : null;
}

const unit = (end: number, grain: TimeGrain, from: number, more: Partial<ReadUnit> = {}): ReadUnit => ({
  end,
  grain,
  from,
  count: 1,
  yearless: false,
  bare: false,
  ...more,
});

/** 2024-03-01. */
function isoDate(tokens: readonly Token[], at: number): ReadUnit | null {
  const found = yearAt(tokens, at);
  if (found === null || textAt(tokens, at + 1) !== "-" || textAt(tokens, at + 3) !== "-") return null;
  const [monthNumber, day] = [tokens[at + 2]?.number ?? 0, tokens[at + 4]?.number ?? 0];
  return monthNumber >= 1 && monthNumber <= 12 && day >= 1 && day <= 31
    ? unit(at + 5, "day", Date.UTC(found, monthNumber - 1, day))
    : null;
}

/** "The week of 2024-05-06", "week starting May 6". */
function weekOf(tokens: readonly Token[], at: number, today: number, calendar: Calendar): ReadUnit | null {
  if (textAt(tokens, at) !== "week" || !weekJoints.has(textAt(tokens, at + 1))) return null;
  const place = textAt(tokens, at + 2) === "the" ? at + 3 : at + 2;
  const day = isoDate(tokens, place) ?? slashDate(tokens, place) ?? monthDay(tokens, place, today);
  return day === null ? null : unit(day.end, "week", startOf(day.from, "week", calendar));
}

const weekJoints: ReadonlySet<string> = new Set(["of", "from", "starting", "beginning", "commencing"]);

/** 5/21/2013; day first where the first number cannot be a month. */
function slashDate(tokens: readonly Token[], at: number): ReadUnit | null {
  const mark = textAt(tokens, at + 1);
  if ((mark !== "/" && mark !== "-") || textAt(tokens, at + 3) !== mark) return null;
  const found = yearAt(tokens, at + 4);
  const [first, second] = [tokens[at]?.number ?? 0, tokens[at + 2]?.number ?? 0];
  if (
    found === null ||
    first < 1 ||
    second < 1 ||
    Math.min(first, second) > 12 ||
    Math.max(first, second) > 31
  )
    return null;
  return first > 12
    ? unit(at + 5, "day", Date.UTC(found, second - 1, first))
    : unit(at + 5, "day", Date.UTC(found, first - 1, second));
}

/** "Jan-25", "Jan/25", "in Jan 25": a month of 2025; on a day of January nobody says "in". */
function monthOfShortYear(tokens: readonly Token[], at: number): ReadUnit | null {
  const monthIndex = monthAt(tokens, at);
  const mark = ["-", "/"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const digits = tokens[at + 1 + mark];
  const isYear = mark === 1 || ["in", "during"].includes(textAt(tokens, at - 1));
  const isApart = mark === 1 && textAt(tokens, at + 3) === textAt(tokens, at + 1);
  const isWhole =
    !/^(?:st|nd|rd|th|,)$/.test(textAt(tokens, at + 2 + mark)) && yearAt(tokens, at + 2 + mark) === null;
  if (monthIndex === null || !isYear || isApart || !isWhole || !/^\d{2}$/.test(digits?.raw ?? ""))
    return null;
  return unit(at + 2 + mark, "month", Date.UTC(fullYear(digits?.number ?? 0), monthIndex, 1));
}

/** "May 1, 2014", "1 May 2014", "1st of May". */
function monthDay(tokens: readonly Token[], at: number, today: number): ReadUnit | null {
  const leading = dayAt(tokens, at);
  const of = textAt(tokens, at + 1) === "of" ? 1 : 0;
  const monthIndex = leading === null ? monthAt(tokens, at) : monthAt(tokens, at + 1 + of);
  if (monthIndex === null) return null;
  const day = leading ?? dayAt(tokens, at + 1);
  if (day === null) return null;
  let end = at + 2 + (leading === null ? 0 : of);
  if (textAt(tokens, end) === "," || textAt(tokens, end) === "of")
    end += yearAt(tokens, end + 1) === null ? 0 : 1;
  const found = yearAt(tokens, end);
  const yearNumber = found ?? latestYear(monthIndex, today);
  return unit(
    found === null ? at + 2 + (leading === null ? 0 : of) : end + 1,
    "day",
    Date.UTC(yearNumber, monthIndex, day),
    { yearless: found === null },
  );
}

function month(tokens: readonly Token[], at: number, today: number): ReadUnit | null {
  const monthIndex = monthAt(tokens, at);
  if (monthIndex === null) return null;
  const between = [",", "of", "in"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const found = yearAt(tokens, at + 1 + between);
  if (found !== null) return unit(at + 2 + between, "month", Date.UTC(found, monthIndex, 1));
  const word = textAt(tokens, at);
  const weak = ["may", "march"].includes(word) || (word.length < 4 && !short.has(word));
  if (weak && !isBeside(tokens, at) && !opensWith(tokens, at)) {
    if (
      relativeYear(tokens, at + 1, today) === null &&
      ![
        "in",
        "since",
        "during",
        "of",
        "and",
        "to",
        "from",
        "until",
        "by",
        "for",
        "between",
        "before",
        "after",
        "till",
        "through",
        "vs",
        "versus",
        "than",
        "against",
        "over",
        "last",
        "this",
        "only",
        "just",
        "about",
        "without",
        "except",
        "excluding",
        "into",
      ].includes(textAt(tokens, at - 1))
    )
      return null;
  }
  const before = theOneBefore(tokens, at, today);
  if (before !== null) return unit(before.end, "month", Date.UTC(before.year, monthIndex, 1));
  return unit(at + 1, "month", Date.UTC(latestYear(monthIndex, today), monthIndex, 1), { yearless: true });
}

/** "May spend", "jan orders by region": a month before what is asked, and no wish ("may I see") or name ("Jan Steen"). */
const opensWith = (tokens: readonly Token[], at: number): boolean =>
  at === 0 &&
  tokens[1]?.kind === "word" &&
  !stopWords.has(textAt(tokens, 1)) &&
  !/^\p{Lu}\p{Ll}/u.test(tokens[1].raw);

/** "December 2024 and the December before", "March vs last March": the same month a year earlier. */
function theOneBefore(tokens: readonly Token[], at: number, today: number): YearBehind | null {
  const monthIndex = monthAt(tokens, at);
  const isBehind = /^(?:before|earlier)$/.test(textAt(tokens, at + 1)) && textAt(tokens, at - 1) === "the";
  const isSaid = isBehind || /^(?:previous|preceding|last)$/.test(textAt(tokens, at - 1));
  const other = tokens.findLastIndex((_, place) => place < at && monthAt(tokens, place) === monthIndex);
  const isOpen = isBehind && readUnit(tokens, at + 2, { day: today, calendar: standardConventions }) !== null;
  if (!isSaid || other < 0 || monthIndex === null || isOpen) return null;
  const named = yearNamed(tokens, at) ?? latestYear(monthIndex, today);
  return { year: named - 1, end: isBehind ? at + 2 : at + 1 };
}

/** Short forms of months that say nothing else. */
const short: ReadonlySet<string> = new Set(["feb", "jun", "jul", "aug", "oct", "nov"]);

/** "Jan and Feb", "apr vs may", "march against last march": beside another month. */
function isBeside(tokens: readonly Token[], at: number): boolean {
  const joint = ["compared", "relative"].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (!["and", "&", "+", "-", "to", "with", "vs", "versus", "against", "or"].includes(textAt(tokens, joint)))
    return false;
  const relative = ["last", "this", "previous"].includes(textAt(tokens, joint + 1)) ? 1 : 0;
  return monthAt(tokens, joint + 1 + relative) !== null;
}

const latestYear = (monthIndex: number, today: number): number => {
  const date = new Date(today);
  return date.getUTCFullYear() - (monthIndex > date.getUTCMonth() ? 1 : 0);
};

/** "Q3 2023", "2023 Q3", "third quarter of 2023". */
function quarter(tokens: readonly Token[], at: number, today: number): ReadUnit | null {
  const early = yearAt(tokens, at);
  const place = early === null ? at : at + 1;
  const short = /^q([1-4])$/.exec(textAt(tokens, place));
  const ordinal = ordinalOf(textAt(tokens, place)) ?? 0;
  const long = ordinal >= 1 && ordinal <= 4 && textAt(tokens, place + 1) === "quarter";
  if (short === null && !long) return null;
  const number = short === null ? ordinal - 1 : Number(short[1]) - 1;
  const after = place + (short === null ? 2 : 1);
  const between = ["of", "in", ","].includes(textAt(tokens, after)) ? 1 : 0;
  const late = early === null ? (yearAt(tokens, after + between) ?? shortYearAt(tokens, after)) : null;
  const isLone = relativeYear(tokens, after, today) === null;
  const found = early ?? late ?? (isLone ? yearBeside(tokens, at) : null);
  return unit(
    late === null ? after : after + between + 1,
    "quarter",
    Date.UTC(found ?? new Date(today).getUTCFullYear(), 3 * number, 1),
    { yearless: found === null },
  );
}

/** "98" of "Q1 98", "24" of "Q3 24"; a number that counts what follows ("Q1 10 biggest") is none. */
function shortYearAt(tokens: readonly Token[], at: number): number | null {
  const short = /^\d{2}$/.test(textAt(tokens, at)) && /^q[1-4]$/.test(textAt(tokens, at - 1));
  if (!short || cuesOf(textAt(tokens, at + 1)).some(({ kind }) => kind === "extreme" || kind === "top"))
    return null;
  const year = Number(textAt(tokens, at));
  return year < 70 ? 2000 + year : 1900 + year;
}

/** Words that make a year or quarter a fiscal one. */
export const fiscalWords = ["fiscal", "financial"];

/** "FY2024", "FY 24", "fiscal year 2024", "fiscal 2024", "Q2 FY2024", "FY2024 Q2", "fiscal Q2 2024". */
function fiscalUnit(tokens: readonly Token[], at: number, calendar: Calendar): ReadUnit | null {
  const lead = quarterAt(tokens, at);
  const of = lead !== null && ["of", "in", ","].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const named = fiscalYearAt(tokens, lead === null ? at : at + 1 + of);
  if (named === null) return null;
  const trail = lead === null ? quarterAt(tokens, named.end) : null;
  const quarter = lead ?? named.quarter ?? trail;
  const end = named.end + (trail !== null && named.quarter === null ? 1 : 0);
  const months = calendar.fiscalYearStart - 1 + 3 * (quarter ?? 0);
  const from = Date.UTC(named.year - (calendar.fiscalYearStart === 1 ? 0 : 1), months, 1);
  return unit(end, quarter === null ? "year" : "quarter", startOf(from, "month", calendar));
}

/** A fiscal year by its number; `quarter` (0 to 3) where one stands within ("fiscal Q2 2024"). */
function fiscalYearAt(
  tokens: readonly Token[],
  at: number,
): { year: number; quarter: number | null; end: number } | null {
  const joined = /^fy'?(\d{2}|\d{4})$/.exec(textAt(tokens, at));
  if (joined !== null) return { year: fullYear(Number(joined[1])), quarter: null, end: at + 1 };
  const word = textAt(tokens, at);
  if (word !== "fy" && !fiscalWords.includes(word)) return null;
  const quarter = quarterAt(tokens, at + 1);
  const place = at + 1 + (quarter !== null || textAt(tokens, at + 1) === "year" ? 1 : 0);
  const short = word === "fy" && /^\d{2}$/.test(textAt(tokens, place)) ? Number(textAt(tokens, place)) : null;
  const year = yearAt(tokens, place) ?? short;
  return year === null ? null : { year: fullYear(year), quarter, end: place + 1 };
}

function quarterAt(tokens: readonly Token[], at: number): number | null {
  const short = /^q([1-4])$/.exec(textAt(tokens, at));
  return short === null ? null : Number(short[1]) - 1;
}

function year(tokens: readonly Token[], at: number): ReadUnit | null {
  const decade = decadeAt(tokens, at);
  if (decade !== null) return unit(at + 1, "year", Date.UTC(decade, 0, 1), { count: 10 });
  const found = yearAt(tokens, at);
  return found === null ? null : unit(at + 1, "year", Date.UTC(found, 0, 1), { bare: true });
}

/** The first year of "the 1990s", "the 90s" and "the nineties"; "their 20s" are an age, and so may be "the 20s". */
function decadeAt(tokens: readonly Token[], at: number): number | null {
  const word = textAt(tokens, at);
  const whole = /^(\d{3}0)s$/.exec(word)?.[1];
  if (whole !== undefined) return Number(whole);
  const short = /^([5-9]0)s$/.exec(word)?.[1];
  const tens = short === undefined ? nineteens.indexOf(word) : Number(short) / 10 - 5;
  return tens < 0 || textAt(tokens, at - 1) !== "the" ? null : 1950 + 10 * tens;
}

const nineteens = ["fifties", "sixties", "seventies", "eighties", "nineties"];

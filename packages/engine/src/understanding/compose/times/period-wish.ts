import {
  type Column,
  type Expression,
  type Filter,
  isNumberType,
  type Period,
  type PhysicalType,
  resolvePeriod,
} from "@parlance/contract";
import { isNumeric, isTime } from "../../index/entries.ts";
import type { PeriodWish } from "../../parse/frame/frame.ts";
import { type Build, columnAt, columnOf, fault, valueAt } from "../build-context.ts";
import { conjunction } from "../conditions/join-conditions.ts";
import { onlyIn } from "../conditions/only-such.ts";
import { doneToShown } from "./doer-time.ts";
import { deedTime, eventTime } from "./event-time.ts";
import { everyYear } from "./every-year.ts";
import { timeColumnNear } from "./time-column.ts";

/** A period's filter on the named time column or the subject's own; null where there is no time. */
export function periodWish(build: Build, subject: number, wish: PeriodWish): Filter | null {
  const column = periodColumn(build, subject, wish);
  if (column === null) {
    fault(build, "leftover");
    return null;
  }
  const operand = valueAt(build, subject, column);
  const entry = columnAt(build, column);
  if (operand === null || entry === null) return null;
  const filter =
    everyYear(build, column, operand, wish) ?? overPeriod(build, operand, entry.physicalType, wish);
  if (filter !== null && wish.negated) return { kind: "not", filter };
  return (filter !== null && wish.only !== undefined ? onlyIn(filter) : null) ?? filter;
}

/** The time that a period is of: the column that it is said of, where that tells a time, else that of the rows; null where there is none. */
export function periodColumn(build: Build, subject: number, wish: PeriodWish): number | null {
  return (
    doneToShown(build, subject, wish.noun) ??
    timeSaid(build, wish) ??
    deedTime(build, subject, wish) ??
    otherSideTime(build, subject, wish) ??
    eventTime(build, subject) ??
    timeColumnNear(build, subject) ??
    columnOf(build, wish.noun)
  );
}

/** "Completed jobs 2024 vs 2023": both sides of a comparison are of the deed that is said of one. */
function otherSideTime(build: Build, subject: number, wish: PeriodWish): number | null {
  const { versus, periods } = build.frame;
  if (!versus || wish.noun !== null) return null;
  const sides = periods.filter((each) => each !== wish);
  return sides.map((each) => deedTime(build, subject, each)).find((each) => each !== null) ?? null;
}

/** The column that a period is said of, where that tells a time; null of any other. */
export function timeSaid(build: Build, { noun }: Pick<PeriodWish, "noun">): number | null {
  const named = columnOf(build, noun);
  return named !== null && tellsTime(build, named) ? named : null;
}

/** "by category in 2023" is said of the rows; "the seasons in 1998" of a text that holds years. */
function tellsTime(build: Build, column: number): boolean {
  const entry = columnAt(build, column);
  if (isNumeric(entry)) return entry !== null && holdsYears(entry);
  const called = (build.index.columns[column]?.words ?? []).some((word) => timeWords.has(word));
  return called || entry === null || isTime(entry);
}

/** "Fees after discount in 2024", "stayed in 2024" of numbers of week nights: none is as large as a year. */
const holdsYears = ({ profile }: Column): boolean =>
  profile === null || typeof profile.maximum !== "number" || profile.maximum >= earliestYear;

const earliestYear = 1000;

const timeWords: ReadonlySet<string> = new Set(
  "year season date day time month quarter week term edition period when era decade".split(" "),
);

/** "The last 24 hours" of days that tell no time: the last day; the last 36 hours are two. */
function inDays({ now, calendar }: Build, period: Period): Period {
  const { expression } = period;
  if (expression.kind !== "rolling" || !["hour", "minute"].includes(expression.grain)) return period;
  const count = expression.grain === "hour" ? Math.ceil(expression.count / 24) : 1;
  const days = { ...expression, grain: "day" as const, count };
  return { expression: days, interval: resolvePeriod(days, now, calendar) ?? period.interval };
}

function overPeriod(
  build: Build,
  operand: Expression,
  type: PhysicalType,
  { period }: PeriodWish,
): Filter | null {
  if (type === "date") return { kind: "period", operand, period: inDays(build, period) };
  if (type === "timestamp") return { kind: "period", operand, period };
  const { start, end } = period.interval;
  const years = {
    start: start === null ? null : Number(start.slice(0, 4)),
    end: end === null ? null : Number(end.slice(0, 4)),
  };
  if (isNumberType(type)) {
    const constant = (value: number): Expression => ({ kind: "constant", value, type: "integer" });
    if (years.start !== null && years.end === years.start + 1)
      return { kind: "comparison", operator: "=", left: operand, right: constant(years.start) };
    const filters: Filter[] = [];
    if (years.start !== null)
      filters.push({ kind: "comparison", operator: ">=", left: operand, right: constant(years.start) });
    if (years.end !== null)
      filters.push({ kind: "comparison", operator: "<", left: operand, right: constant(years.end) });
    return conjunction(filters);
  }
  fault(build, "badType", 0.5);
  return start === null
    ? null
    : { kind: "text", match: "contains", operand, value: String(years.start), caseSensitive: false };
}

import type { Expression, Filter, Interval, TimeGrain, TimePart } from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import type { PeriodWish } from "../../parse/frame/frame.ts";
import { type Build, columnAt, fault } from "../build-context.ts";
import { isBeyondData } from "../conditions/beyond-data.ts";
import { ofAnyYear } from "./of-any-year.ts";

/**
 * "clicks in November, each year", "birthdays in December": a month, a quarter or a day without a year is meant of every year where the
 * question groups by years, and where the column ends before the latest one; of texts that tell no year any time is. Null for other periods;
 * one that is still to come where the column knows nothing of it is a fault.
 */
export function everyYear(
  build: Build,
  column: number,
  operand: Expression,
  wish: PeriodWish,
): Filter | null {
  if (!isTime(columnAt(build, column))) return null;
  if (isBeyondData(build, column, wish.period)) fault(build, "leftover");
  const { expression, interval } = wish.period;
  const years = yearsTold(build, column);
  if (years !== null && (years.length === 0 || (wish.yearless === true && isPast(years, interval))))
    return onTheDay(operand, interval) ?? partOfYear(operand, wish) ?? ofAnyYear(operand, interval);
  if (wish.yearless !== true || expression.kind !== "absolute" || interval.start === null) return null;
  if (!(wish.every === true || groupsByYear(build) || isOver(build, column, interval))) return null;
  return expression.grain === "day" ? onTheDay(operand, interval) : partOfYear(operand, wish);
}

/** One month or quarter of the year. */
function partOfYear(operand: Expression, { period: { expression, interval } }: PeriodWish): Filter | null {
  const part =
    expression.kind === "absolute" && expression.grain !== null ? parts[expression.grain] : undefined;
  if (part === undefined || interval.start === null || interval.end === null) return null;
  const month = Number(interval.start.slice(5, 7));
  const value = part === "month-of-year" ? month : Math.ceil(month / 3);
  return { kind: "in", operand: { kind: "part", part, operand }, values: [value] };
}

/** One day of the year; null of a longer time. */
function onTheDay(operand: Expression, { start, end }: Interval): Filter | null {
  if (start === null || end === null || Date.parse(end) - Date.parse(start) !== dayLength) return null;
  const told = (part: TimePart, value: number): Filter => ({
    kind: "in",
    operand: { kind: "part", part, operand },
    values: [value],
  });
  return {
    kind: "and",
    filters: [
      told("month-of-year", Number(start.slice(5, 7))),
      told("day-of-month", Number(start.slice(8, 10))),
    ],
  };
}

const dayLength = 24 * 60 * 60 * 1000;

/** The years that dates written as texts tell; null of other columns. */
function yearsTold({ index }: Build, column: number): number[] | null {
  const entry = index.columns[column];
  if (entry?.form !== "day" || entry.parts !== null) return null;
  return index.values.values.flatMap((value) =>
    value.column === column ? (/(?<!\d)\d{4}(?!\d)/.exec(value.text) ?? []).map(Number) : [],
  );
}

/** Whether the last of some years lies more than a year before a period. */
const isPast = (years: readonly number[], { start, end }: Interval): boolean =>
  years.reduce((last, year) => Math.max(last, year), 0) < Number((start ?? end ?? "").slice(0, 4)) - 1;

const parts: Partial<Record<TimeGrain, TimePart>> = { month: "month-of-year", quarter: "quarter-of-year" };

const groupsByYear = ({ frame }: Build): boolean =>
  frame.groups.some(
    (group) =>
      (group.kind === "grain" && group.grain === "year") || (group.kind === "part" && group.part === "year"),
  );

/** Whether the column's last date lies more than a year before a period: then it is not that one month that is meant. */
function isOver(build: Build, column: number, { start }: Interval): boolean {
  const last = columnAt(build, column)?.profile?.maximum;
  return (
    typeof last === "string" && start !== null && Number(last.slice(0, 4)) < Number(start.slice(0, 4)) - 1
  );
}

import type { Expression, Filter, Interval, TimeGrain, TimePart } from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import type { PeriodWish } from "../../parse/frame/frame.ts";
import { type Build, columnAt, fault } from "../build-context.ts";
import { isBeyondData } from "../conditions/beyond-data.ts";

/**
 * "clicks in November, each year", "birthdays in December": a month or quarter without a year is meant of every year where the
 * question groups by years, and where the column ends before the latest one. Null for other periods;
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
  const part =
    expression.kind === "absolute" && expression.grain !== null ? parts[expression.grain] : undefined;
  if (wish.yearless !== true || part === undefined || interval.start === null) return null;
  if (!(wish.every === true || groupsByYear(build) || isOver(build, column, interval))) return null;
  const month = Number(interval.start.slice(5, 7));
  const value = part === "month-of-year" ? month : Math.ceil(month / 3);
  return { kind: "in", operand: { kind: "part", part, operand }, values: [value] };
}

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

import type { Expression, Filter } from "@parlance/contract";
import { isTime, tellsClock } from "../../index/entries.ts";
import type { RecurringWish } from "../../parse/frame/frame.ts";
import { type Build, columnAt, columnOf, fault, fieldAt } from "../build-context.ts";
import { clockBeside } from "./clock-beside.ts";
import { timeColumnNear } from "./time-column.ts";

type DayWish = Extract<RecurringWish, { part: "day-of-week" }>;
type ClockWish = Extract<RecurringWish, { part: "time-of-day" }>;

/** "payments on weekends", "calls before noon": rows whose time falls on certain days of the week or times of the day. */
export function atTimes(build: Build, subject: number): Filter[] {
  const { recurring } = build.frame;
  const days = recurring.flatMap((wish) => (wish.part === "day-of-week" ? [wish] : []));
  const clocks = recurring.flatMap((wish) => (wish.part === "time-of-day" ? [wish] : []));
  return [
    ...asked(days)
      .filter(({ values }) => values.length < daysOfWeek)
      .flatMap((wish) => filterOf(build, subject, wish, (operand) => onDays(operand, wish))),
    ...anyOf(clocks.flatMap((wish) => filterOf(build, subject, wish, (operand) => within(operand, wish)))),
  ];
}

const daysOfWeek = 7;

/** The rows that a wish is met by, in the column that it is of; a fault where there is none that tells it. */
function filterOf(
  build: Build,
  subject: number,
  wish: RecurringWish,
  met: (time: Expression) => Filter,
): Filter[] {
  const column =
    wish.part === "time-of-day" ? clockColumn(build, subject, wish) : dayColumn(build, subject, wish);
  const time = column === null ? null : fieldAt(build, subject, column);
  if (time === null) {
    fault(build, "leftover");
    return [];
  }
  const filter = met(time);
  return [wish.negated ? { kind: "not", filter } : filter];
}

function dayColumn(build: Build, subject: number, { of }: RecurringWish): number | null {
  const column = columnOf(build, of ?? null) ?? timeColumnNear(build, subject);
  return column !== null && isTime(columnAt(build, column)) ? column : null;
}

/** The time of day that a wish is of, maybe beside the date; null where there is none: a date alone has no hours. */
export function clockColumn(build: Build, subject: number, { of }: RecurringWish): number | null {
  const column = clockBeside(build, columnOf(build, of ?? null) ?? timeColumnNear(build, subject));
  const entry = column === null ? null : columnAt(build, column);
  return entry !== null && tellsClock(entry) ? column : null;
}

const onDays = (operand: Expression, { values }: DayWish): Filter => ({
  kind: "in",
  operand: { kind: "part", part: "day-of-week", operand },
  values: [...values],
});

/** From a minute of the day to before another, over midnight where that is the earlier. */
export function within(operand: Expression, { from, until }: ClockWish): Filter {
  const left: Expression = { kind: "part", part: "minute-of-day", operand };
  const minute = (value: number): Expression => ({ kind: "constant", value, type: "integer" });
  const since: Filter = { kind: "comparison", operator: ">=", left, right: minute(from) };
  const before: Filter = { kind: "comparison", operator: "<", left, right: minute(until) };
  if (until >= minutesADay) return since;
  if (from === 0) return before;
  return { kind: until > from ? "and" : "or", filters: [since, before] };
}

const minutesADay = 1440;

/** "In the morning and in the evening": either. */
function anyOf(filters: Filter[]): Filter[] {
  const [, second] = filters;
  return second === undefined ? filters : [{ kind: "or", filters }];
}

/** "Saturdays and Sundays": several days of one time are all meant. */
function asked(days: readonly DayWish[]): readonly DayWish[] {
  const [first, ...others] = days.filter(({ negated }) => !negated);
  if (first === undefined || others.some(({ of }) => of !== first.of)) return days;
  const union = [...new Set([first, ...others].flatMap(({ values }) => values))].sort();
  return [{ ...first, values: union }, ...days.filter(({ negated }) => negated)];
}

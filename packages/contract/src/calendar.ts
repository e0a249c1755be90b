import type { Calendar } from "./conventions.ts";
import type { TimeGrain } from "./kinds.ts";
import type { Interval, PeriodExpression } from "./semantic-query-types.ts";

const DAY_MILLISECONDS = 86_400_000;

/** A calendar day as milliseconds UTC at its start; times of day are left to the warehouse. */
export const dayOf = (iso: string): number => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);

/** Milliseconds of the units that are shorter than a day. */
const clockMilliseconds: Partial<Record<TimeGrain, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
};

/** The wall-clock time (ISO, to the second) that lies so many hours, minutes or seconds after another; null of longer units. */
export function addClock(iso: string, grain: TimeGrain, count: number): string | null {
  const step = clockMilliseconds[grain];
  const instant = Date.parse(iso.length > 10 ? `${iso.slice(0, 19)}Z` : `${iso}T00:00:00Z`);
  if (step === undefined || Number.isNaN(instant)) return null;
  return new Date(instant + count * step).toISOString().slice(0, 19);
}

/** The ISO date of a day. */
export const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** The day `count` units of `grain` after (or before) a day; months end on their last day at most. */
export function addUnits(day: number, grain: TimeGrain, count: number): number {
  switch (grain) {
    case "second":
    case "minute":
    case "hour":
      return day;
    case "day":
      return day + count * DAY_MILLISECONDS;
    case "week":
      return day + count * 7 * DAY_MILLISECONDS;
    case "month":
    case "quarter":
    case "year":
      return clampMonth(new Date(day), count * monthsOf[grain]);
  }
}

/** The first day of the unit that holds a day, by the workspace's weeks and fiscal years. */
export function startOf(day: number, grain: TimeGrain, { weekStart, fiscalYearStart }: Calendar): number {
  const date = new Date(day);
  switch (grain) {
    case "second":
    case "minute":
    case "hour":
    case "day":
      return day;
    case "week":
      return day - ((date.getUTCDay() + (weekStart === "monday" ? 6 : 0)) % 7) * DAY_MILLISECONDS;
    case "month":
    case "quarter":
    case "year": {
      const size = monthsOf[grain];
      const month = date.getUTCMonth();
      const since = (month - fiscalShift(grain, fiscalYearStart) + size) % size;
      return Date.UTC(date.getUTCFullYear(), month - since, 1);
    }
  }
}

/** How many months (0 to 11) later than the calendar's the units of a grain start in that fiscal year. */
export function fiscalShift(grain: TimeGrain, fiscalYearStart: number): number {
  return grain === "quarter" || grain === "year" ? (fiscalYearStart - 1) % monthsOf[grain] : 0;
}

/** The fiscal year that a day is in, by the calendar year that it ends in, and its quarter there (1 to 4). */
export function fiscalQuarter(day: number, fiscalYearStart: number): { year: number; quarter: number } {
  const date = new Date(day);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth() - (fiscalYearStart - 1);
  const year = Math.floor(month / 12) + (fiscalYearStart === 1 ? 0 : 1);
  return { year, quarter: Math.floor((((month % 12) + 12) % 12) / 3) + 1 };
}

/** Half-open interval between two days. */
export const between = (start: number | null, end: number | null): Interval => ({
  start: start === null ? null : isoDay(start),
  end: end === null ? null : isoDay(end),
});

/** Whether a period of that grain is a fiscal one unless the words say otherwise. */
export const isFiscal = (grain: TimeGrain, { fiscalYearStart }: Calendar): boolean =>
  fiscalYearStart !== 1 && (grain === "quarter" || grain === "year");

/**
 * The interval that a period means at an instant (ISO, without zone): what "last month" is now. Null for absolute
 * periods, whose interval does not move.
 */
export function resolvePeriod(
  expression: PeriodExpression,
  now: string,
  calendar: Calendar,
): Interval | null {
  const today = dayOf(now);
  const tomorrow = addUnits(today, "day", 1);
  switch (expression.kind) {
    case "absolute":
      return null;
    case "calendar": {
      const { grain, offset, count, fiscal } = expression;
      const from = addUnits(startOf(today, grain, fiscal ? calendar : unshifted(calendar)), grain, offset);
      return between(from, addUnits(from, grain, count));
    }
    case "to-date": {
      const { grain, offset, fiscal } = expression;
      const start = startOf(today, grain, fiscal ? calendar : unshifted(calendar));
      return between(addUnits(start, grain, offset), addUnits(addUnits(today, grain, offset), "day", 1));
    }
    case "rolling": {
      const { grain, count, direction } = expression;
      const clock = addClock(now, grain, direction === "future" ? count : -count);
      // The second that is now belongs to what has passed.
      const [afterNow, afterClock] = [addClock(now, "second", 1), addClock(clock ?? "", "second", 1)];
      if (clock !== null)
        return direction === "future"
          ? { start: afterNow, end: afterClock }
          : { start: afterClock, end: afterNow };
      if (direction === "future") return between(today, addUnits(today, grain, count));
      const short = grain === "day" || grain === "week";
      return between(short ? addUnits(tomorrow, grain, -count) : addUnits(today, grain, -count), tomorrow);
    }
  }
}

const unshifted = (calendar: Calendar): Calendar => ({ ...calendar, fiscalYearStart: 1 });

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

function clampMonth(date: Date, count: number): number {
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const next = new Date(first);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return first + (Math.min(date.getUTCDate(), days) - 1) * DAY_MILLISECONDS;
}

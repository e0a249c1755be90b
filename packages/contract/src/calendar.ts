import type { Interval, TimeGrain } from "@parlance/contract";

/** A calendar day as milliseconds UTC at its start; times of day are left to the warehouse. */
export const dayOf = (iso: string): number => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);

/** The ISO date of a day. */
export const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** The day `count` units of `grain` after (or before) a day; months end on their last day at most. */
export function addUnits(day: number, grain: TimeGrain, count: number): number {
  const date = new Date(day);
  switch (grain) {
    case "second":
    case "minute":
    case "hour":
      return day;
    case "day":
      return day + count * 86_400_000;
    case "week":
      return day + count * 7 * 86_400_000;
    case "month":
      return clampMonth(date, count);
    case "quarter":
      return clampMonth(date, 3 * count);
    case "year":
      return clampMonth(date, 12 * count);
  }
}

/** The first day of the unit that holds a day; weeks start on Monday. */
export function startOf(day: number, grain: TimeGrain): number {
  const date = new Date(day);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  switch (grain) {
    case "second":
    case "minute":
    case "hour":
    case "day":
      return day;
    case "week":
      return day - ((date.getUTCDay() + 6) % 7) * 86_400_000;
    case "month":
      return Date.UTC(year, month, 1);
    case "quarter":
      return Date.UTC(year, month - (month % 3), 1);
    case "year":
      return Date.UTC(year, 0, 1);
  }
}

/** Half-open interval between two days. */
export const between = (start: number | null, end: number | null): Interval => ({
  start: start === null ? null : isoDay(start),
  end: end === null ? null : isoDay(end),
});

function clampMonth(date: Date, count: number): number {
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const next = new Date(first);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return first + (Math.min(date.getUTCDate(), days) - 1) * 86_400_000;
}

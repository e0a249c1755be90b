import type { Period, PeriodExpression, TimeGrain } from "@parlance/contract";

/** A period as a menu offers it. */
export type NamedPeriod = { label: string; period: Period };

type Calendar = Extract<TimeGrain, "day" | "week" | "month" | "quarter" | "year">;

const calendars: [string, Calendar, number, number][] = [
  ["This month", "month", 0, 1],
  ["Last month", "month", -1, 1],
  ["This quarter", "quarter", 0, 1],
  ["Last quarter", "quarter", -1, 1],
  ["This year", "year", 0, 1],
  ["Last year", "year", -1, 1],
  ["The last 3 years", "year", -2, 3],
];

/** The periods that a menu offers, around an instant that counts as now (ISO, without zone). */
export const namedPeriods = (now: string): NamedPeriod[] =>
  calendars.map(([label, grain, offset, count]) => ({
    label,
    period: {
      expression: { kind: "calendar", grain, offset, count, fiscal: false } satisfies PeriodExpression,
      interval: {
        start: startOf(now, grain, offset),
        end: startOf(now, grain, offset + count),
      },
    },
  }));

/** The period from one day to another, both within it; null where the days are not in order. */
export function daysPeriod(first: string, last: string): Period | null {
  if (!isDay(first) || !isDay(last) || first > last) return null;
  return {
    expression: { kind: "absolute", grain: null },
    interval: { start: first, end: startOf(`${last}T00:00:00`, "day", 1) },
  };
}

/** The last day within a period; null where it is open. */
export const lastDayOf = ({ interval: { end } }: Period): string | null =>
  end === null ? null : startOf(end.length === 10 ? `${end}T00:00:00` : end, "day", -1);

/** The first day of the unit `offset` units from the one that holds `now`; weeks start on Monday. */
function startOf(now: string, grain: Calendar, offset: number): string {
  const day = new Date(`${now.slice(0, 10)}T00:00:00Z`);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  switch (grain) {
    case "day":
      return iso(Date.UTC(year, month, day.getUTCDate() + offset));
    case "week":
      return iso(Date.UTC(year, month, day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + 7 * offset));
    case "month":
      return iso(Date.UTC(year, month + offset, 1));
    case "quarter":
      return iso(Date.UTC(year, 3 * (Math.floor(month / 3) + offset), 1));
    case "year":
      return iso(Date.UTC(year + offset, 0, 1));
  }
}

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

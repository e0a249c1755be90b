import {
  addUnits,
  between,
  type Calendar,
  dayOf,
  type Interval,
  isFiscal,
  isoDay,
  type Period,
  type PeriodExpression,
  resolvePeriod,
  type TimeGrain,
} from "@parlance/contract";

/** A period as a menu offers it. */
export type NamedPeriod = { label: string; period: Period };

const units: [string, TimeGrain, number, number][] = [
  ["This week", "week", 0, 1],
  ["Last week", "week", -1, 1],
  ["This month", "month", 0, 1],
  ["Last month", "month", -1, 1],
  ["This quarter", "quarter", 0, 1],
  ["Last quarter", "quarter", -1, 1],
  ["This year", "year", 0, 1],
  ["Last year", "year", -1, 1],
  ["The last 3 years", "year", -2, 3],
];

/** The periods that a menu offers, around an instant that counts as now (ISO, without zone). */
export const namedPeriods = (now: string, calendar: Calendar): NamedPeriod[] =>
  units.map(([label, grain, offset, count]) => {
    const fiscal = isFiscal(grain, calendar);
    const expression: PeriodExpression = { kind: "calendar", grain, offset, count, fiscal };
    const interval = resolvePeriod(expression, now, calendar) ?? open;
    return {
      label: fiscal ? label.replace(/(quarter|year)/, "fiscal $1") : label,
      period: { expression, interval },
    };
  });

const open: Interval = { start: null, end: null };

/** The period from one day to another, both within it; null where the days are not in order. */
export function daysPeriod(first: string, last: string): Period | null {
  if (!isDay(first) || !isDay(last) || first > last) return null;
  return {
    expression: { kind: "absolute", grain: null },
    interval: between(dayOf(first), addUnits(dayOf(last), "day", 1)),
  };
}

/** The last day within a period; null where it is open. */
export const lastDayOf = ({ interval: { end } }: Period): string | null =>
  end === null ? null : isoDay(addUnits(dayOf(end), "day", -1));

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

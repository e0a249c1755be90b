import {
  type Calendar,
  dayOf,
  isoDay,
  type Period,
  periodSchema,
  resolvePeriod,
  type SemanticQuery,
} from "@parlance/contract";

/**
 * A query as it is meant now: "last month" said in March and run again in May is April. Periods said as days stay; a
 * period that one is compared with keeps its length and its place just before.
 */
export const renewPeriods = (query: SemanticQuery, now: string, calendar: Calendar): SemanticQuery =>
  renewed(query, now, calendar) as SemanticQuery;

function renewed(value: unknown, now: string, calendar: Calendar): unknown {
  if (Array.isArray(value)) return value.map((each) => renewed(each, now, calendar));
  if (typeof value !== "object" || value === null) return value;
  const period = periodOf(value);
  if (period !== null) return renewPeriod(period, now, calendar);
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, renewed(part, now, calendar)]),
  );
  return compared(value, parts);
}

function renewPeriod(period: Period, now: string, calendar: Calendar): Period {
  const interval = resolvePeriod(period.expression, now, calendar);
  return interval === null ? period : { ...period, interval };
}

/** Where a period is compared with days just before it, those move along. */
function compared(before: object, after: Record<string, unknown>): Record<string, unknown> {
  const [was, is] = [periodIn(before, "current"), periodIn(after, "current")];
  const previous = periodIn(before, "previous");
  if (was === null || is === null || previous?.expression.kind !== "absolute") return after;
  const { start, end } = previous.interval;
  if (start === null || end === null || end !== was.interval.start || is.interval.start === null)
    return after;
  const length = dayOf(end) - dayOf(start);
  const interval = { start: isoDay(dayOf(is.interval.start) - length), end: is.interval.start };
  return { ...after, previous: { ...previous, interval } };
}

const periodIn = (value: object, key: string): Period | null =>
  periodOf(Object.entries(value).find(([name]) => name === key)?.[1]);

const periodOf = (value: unknown): Period | null => {
  const parsed = periodSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
};

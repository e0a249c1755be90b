import { type Calendar, type Period, type PeriodExpression, resolvePeriod } from "@parlance/contract";

/** A period that moves on with now; null where it does not. */
export function moving(expression: PeriodExpression, now: string, calendar: Calendar): Period | null {
  const interval = resolvePeriod(expression, now, calendar);
  return interval === null ? null : { expression, interval };
}

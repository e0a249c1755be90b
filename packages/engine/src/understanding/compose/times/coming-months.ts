import { addUnits, between, dayOf, type Period } from "@parlance/contract";
import type { Build } from "../build-context.ts";

/** "How many orders can we expect in July and August": months that are said without a year are those to come, and not the last ones. */
export function comingMonths(build: Build): Build {
  const { frame, now, text } = build;
  if (/\d{4}/.test(text)) return build;
  const today = dayOf(now);
  const coming = (period: Period): Period => {
    const { start, end } = period.interval;
    if (period.expression.kind !== "absolute" || start === null || end === null) return period;
    let [from, until] = [dayOf(start), dayOf(end)];
    while (until <= today) [from, until] = [addUnits(from, "year", 1), addUnits(until, "year", 1)];
    return { ...period, interval: between(from, until) };
  };
  const periods = frame.periods.map((wish) => ({ ...wish, period: coming(wish.period) }));
  return { ...build, frame: { ...frame, periods } };
}

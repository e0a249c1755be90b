import { addUnits, between, type Calendar, dayOf, type Period } from "@parlance/contract";
import { moving } from "./moving.ts";

/** The period of the same length just before another; of units to date, the unit before to the same point. */
export function periodBefore(
  { interval, expression }: Period,
  { now, calendar }: { now: string; calendar: Calendar },
): Period {
  const start = dayOf(interval.start ?? "2000-01-01");
  const end = dayOf(interval.end ?? interval.start ?? "2001-01-01");
  if (expression.kind === "calendar" || expression.kind === "to-date") {
    const count = expression.kind === "calendar" ? expression.count : 1;
    const earlier = moving({ ...expression, offset: expression.offset - count }, now, calendar);
    if (earlier !== null) return earlier;
  }
  const grain = expression.kind === "absolute" ? expression.grain : null;
  const from = grain === null ? start - (end - start) : addUnits(start, grain, -1);
  return { expression: { kind: "absolute", grain }, interval: between(from, start) };
}

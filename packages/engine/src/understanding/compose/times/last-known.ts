import {
  addUnits,
  between,
  type Calendar,
  coveredSpan,
  dataReach,
  dayOf,
  type Field,
  isoDay,
  type Period,
  type SemanticModel,
  startOf,
  type TimeGrain,
} from "@parlance/contract";
import { moving } from "./moving.ts";

type Known = { time: Field; model: SemanticModel; now: string; calendar: Calendar };

/**
 * The last unit of time that a figure is known of: the one before now or, of data that ended before it or figures that are only of the time
 * before `end` (an ISO date), the last whole one that these reach.
 */
export function lastKnown(
  grain: TimeGrain,
  { time, model, now, calendar }: Known,
  end: string | null,
): Period {
  const expression = { kind: "calendar", grain, offset: -1, count: 1, fiscal: false } as const;
  const last = moving(expression, now, calendar) ?? { expression, interval: { start: null, end: null } };
  const reach = dataReach(time, model);
  const covered = reach === null ? null : (coveredSpan(reach)?.until ?? reach.last);
  const [until] = [end, covered, last.interval.end].filter((each) => each !== null).toSorted();
  if (until === undefined || last.interval.end === null || until >= last.interval.end) return last;
  const after = startOf(dayOf(until), grain, calendar);
  const isStarted = reach !== null && isoDay(addUnits(after, grain, -1)) < reach.first.slice(0, 10);
  const from = isStarted ? after : addUnits(after, grain, -1);
  return {
    expression: { kind: "absolute", grain },
    interval: between(from, addUnits(from, grain, 1)),
  };
}

import {
  addUnits,
  between,
  coveredSpan,
  dataReach,
  dayOf,
  type Field,
  isoDay,
  startOf,
} from "@parlance/contract";
import type { PeriodEnds } from "../../time/found-period.ts";
import { type Build, columnAt } from "../build-context.ts";

/**
 * "From 2019 to now" held against data: the last unit that is over and whole in the data, or the one that goes on where there is none
 * behind the first. Other ends stay as they are.
 */
export function latestEnds(
  build: Build,
  ends: PeriodEnds,
  time: { field: Field; column: number },
): PeriodEnds {
  const { first, last } = ends;
  const grain = "grain" in last.expression ? last.expression.grain : null;
  if (ends.latest !== true || grain === null || first.interval.end === null) return ends;
  const until = knownUntil(build, time);
  const current = startOf(dayOf(until), grain, build.calendar);
  const over = addUnits(current, grain, -1);
  const from = over < dayOf(first.interval.end) ? current : over;
  return { first, last: { ...last, interval: between(from, addUnits(from, grain, 1)) } };
}

const dayMilliseconds = 86_400_000;

/** The day from which on nothing is known: tomorrow, or what lies behind the data's last time. */
function knownUntil({ index, now }: Build, { field, column }: { field: Field; column: number }): string {
  const tomorrow = isoDay(dayOf(now) + dayMilliseconds);
  const year = columnAt({ index }, column)?.profile?.maximum;
  const reach = dataReach(field, index.model);
  const until =
    typeof year === "number"
      ? `${year + 1}-01-01`
      : reach === null
        ? null
        : (coveredSpan(reach)?.until ?? isoDay(dayOf(reach.last) + dayMilliseconds));
  return until === null || until > tomorrow ? tomorrow : until;
}

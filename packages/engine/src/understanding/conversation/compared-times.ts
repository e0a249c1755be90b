import {
  type AggregateQuery,
  addUnits,
  between,
  type Calendar,
  conjuncts,
  coveredSpan,
  dataReach,
  dayOf,
  type Filter,
  isoDay,
  type Period,
  type PeriodComparison,
  periodsOf,
  standardConventions,
  startOf,
  type TimeGrain,
} from "@parlance/contract";
import { bareBuild } from "../compose/build-queries.ts";
import { lastKnown } from "../compose/times/last-known.ts";
import { periodBefore } from "../compose/times/period-before.ts";
import { timeOf } from "../compose/times/time-column.ts";
import type { Question } from "../types.ts";
import { timeUnitOf } from "./shown-members.ts";

const units: readonly TimeGrain[] = ["year", "month"];

/**
 * The two times between which figures changed. Over the times that they are followed, from the first to the last; of a period, from the one before it; else
 * between the last two years, or months, that are known. Null where their rows have none.
 */
export function comparedTimes(
  query: AggregateQuery,
  { index, now, calendar = standardConventions }: Question,
): PeriodComparison | null {
  const unit = timeUnitOf(query)?.expression;
  const operand =
    unit?.kind === "truncate" ? unit.operand : timeOf(bareBuild(index, { now, calendar }), query);
  if (operand?.kind !== "field") return null;
  const time = operand.field;
  const known = { time, model: index.model, now, calendar };
  const [earlier, later] = eitherPeriod(query.filter);
  if (earlier !== undefined && later !== undefined) return { time, current: later, previous: earlier };
  const period = periodsOf(query.filter)[0]?.period ?? null;
  const reach = dataReach(time, index.model);
  if (unit?.kind === "truncate") {
    const current = lastKnown(unit.grain, known, period?.interval.end ?? null);
    const from = [reach?.first.slice(0, 10) ?? null, period?.interval.start ?? null].filter(
      (each) => each !== null,
    );
    const first = from.toSorted().at(-1);
    const previous =
      first === undefined ? periodBefore(current, known) : firstWhole(first, unit.grain, calendar);
    return (previous.interval.end ?? "") <= (current.interval.start ?? "")
      ? { time, current, previous }
      : null;
  }
  if (period !== null) return { time, current: period, previous: periodBefore(period, known) };
  const all = units.map((grain) => lastKnown(grain, known, null));
  const pairs = all.map((current) => ({ time, current, previous: periodBefore(current, known) }));
  const begins = reach === null ? null : (coveredSpan(reach)?.from ?? reach.first);
  return pairs.find(({ previous }) => begins === null || begins <= (previous.interval.start ?? "")) ?? null;
}

/** The first and the last of the periods of which rows may be of either: "2023 vs 2022". */
function eitherPeriod(filter: Filter | null): Period[] {
  const either = conjuncts(filter).find((each) => each.kind === "or");
  const periods = either?.filters.flatMap((each) => periodsOf(each).map(({ period }) => period)) ?? [];
  const sorted = periods.toSorted((left, right) =>
    (left.interval.start ?? "").localeCompare(right.interval.start ?? ""),
  );
  return [...sorted.slice(0, 1), ...sorted.slice(1).slice(-1)];
}

/** The first unit of time that begins on a day (ISO) or after it. */
function firstWhole(day: string, grain: TimeGrain, calendar: Calendar): Period {
  const begun = startOf(dayOf(day), grain, calendar);
  const from = isoDay(begun) < day ? addUnits(begun, grain, 1) : begun;
  return { expression: { kind: "absolute", grain }, interval: between(from, addUnits(from, grain, 1)) };
}

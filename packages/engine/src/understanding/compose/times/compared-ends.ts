import {
  type AggregateQuery,
  type Dimension,
  dayOf,
  isoDay,
  isSamePart,
  type Period,
  type TimeGrain,
} from "@parlance/contract";
import type { PeriodEnds } from "../../time/found-period.ts";
import { type Build, fieldAt } from "../build-context.ts";
import { latestEnds } from "./latest-ends.ts";
import { periodBefore } from "./period-before.ts";
import { periodColumn } from "./period-wish.ts";
import { goesAlong } from "./time-column.ts";
import { withoutPeriods } from "./without-periods.ts";

/**
 * "Growth from September to October", "vs last year": the two periods beside each other, by months of the year where the
 * question groups by months. Null where no such periods are said, or where the groups of one are not those of the other.
 */
export function comparedEnds(build: Build, query: AggregateQuery): AggregateQuery | null {
  const { periods, versus } = build.frame;
  const spans = versus && periods.length === 2 && periods.every(({ ends }) => ends !== undefined);
  const wish = spans ? undefined : periods.findLast((each) => each.ends !== undefined);
  const subject = build.index.graph.tableIds.get(query.subject);
  const pair =
    wish === undefined && subject !== undefined ? (pairOf(build, subject) ?? beforeThat(build, query)) : null;
  const said = wish?.ends ?? pair;
  const period = wish ?? periods[0];
  const column = subject === undefined || period === undefined ? null : periodColumn(build, subject, period);
  if (said === null || subject === undefined || column === null || !goesAlong(build, column)) return null;
  const time = fieldAt(build, subject, column);
  if (time?.kind !== "field") return null;
  const ends = latestEnds(build, said, { field: time.field, column });
  if (query.dimensions.some(({ expression }) => isSamePart(expression, time))) return null;
  const told = query.dimensions.filter(
    ({ id, expression }) => id !== "v1" || (pair === null && expression.kind !== "truncate"),
  );
  const dimensions = told.map((dimension) => withinYear(dimension, ends));
  if (dimensions.includes(null)) return null;
  return {
    ...query,
    dimensions: dimensions.filter((dimension) => dimension !== null),
    order: query.order.filter(
      ({ by }) => !(told.length < query.dimensions.length && by.kind === "output" && by.id === "v1"),
    ),
    filter: withoutPeriods(query.filter, time.field),
    comparison: { time: time.field, current: ends.last, previous: ends.first },
  };
}

/** "Growth from May to June", "yoy growth by branch in 2023": the compared periods of a growth where no units of time are asked for. */
export const grownBetween = (
  build: Build,
  query: AggregateQuery,
  grain: TimeGrain | null,
): AggregateQuery | null =>
  grain === null || beforeThat(build, query) !== null ? comparedEnds(build, query) : null;

/**
 * "Revenue by month this year vs last year": the same months of both years beside each other; "revenue by region, Q3 2023 vs Q3 2022" each
 * region's two figures. Null for other comparisons.
 */
export function besideYears(build: Build, query: AggregateQuery): AggregateQuery | null {
  const units = query.dimensions.filter(
    ({ id, expression }) =>
      id !== "v1" && expression.kind === "truncate" && parts[expression.grain] !== undefined,
  );
  if (build.frame.versus && units.length === 0 && ofKinds(build, query)) return comparedEnds(build, query);
  const beside = build.frame.versus && units.length === 1 ? comparedEnds(build, query) : null;
  const { current, previous } = beside?.comparison ?? {};
  const [start, before] = [current, previous].map((period) => period?.interval.start?.slice(4));
  return start !== undefined && start === before ? beside : null;
}

/** Whether all groups are kinds of things, or there are none, and two periods are all that is compared. */
const ofKinds = (
  { frame: { groups, periods, conditions, extremes } }: Build,
  { dimensions }: AggregateQuery,
): boolean =>
  (groups.length > 0 || dimensions.length === 0) &&
  groups.every(({ kind }) => kind === "noun") &&
  periods.length === 2 &&
  extremes.length === 0 &&
  conditions.every(({ or }) => !or);

/** "Growth in the first half of 2025 over the first half of 2024": two periods of one time that do not meet, the later one as the last. */
function pairOf(build: Build, subject: number): PeriodEnds | null {
  const [one, two, other] = build.frame.periods;
  if (one === undefined || two === undefined || other !== undefined) return null;
  if (one.negated || two.negated) return null;
  if (periodColumn(build, subject, one) !== periodColumn(build, subject, two)) return null;
  const [first, last] = [one.period, two.period].toSorted((left, right) =>
    (left.interval.start ?? "").localeCompare(right.interval.start ?? ""),
  );
  if (first?.interval.start == null || first.interval.end === null || last?.interval.end == null) return null;
  return first.interval.end <= (last.interval.start ?? "") ? { first, last } : null;
}

/** "Sales growth by category in 2017": where kinds grow in one period of a unit, against the one before. */
function beforeThat(build: Build, { dimensions }: AggregateQuery): PeriodEnds | null {
  const [one, other] = build.frame.periods;
  const kinds = dimensions.every(({ expression }) => expression.kind === "field");
  if (one === undefined || other !== undefined || one.negated || !kinds || dimensions.length === 0)
    return null;
  const isUnit = growsWithin(build, unitOfPeriod(one.period));
  return isUnit ? { first: periodBefore(one.period, build), last: one.period } : null;
}

const growsWithin = ({ frame }: Build, unit: TimeGrain | null): boolean =>
  unit !== null &&
  frame.transforms.some((each) => each.kind === "growth" && (each.grain === null || each.grain === unit));

/** The unit of which a period is one. */
function unitOfPeriod({ expression }: Period): TimeGrain | null {
  if (expression.kind === "absolute") return expression.grain;
  return expression.kind === "calendar" && expression.count === 1 ? expression.grain : null;
}

const parts: Partial<Record<TimeGrain, "month-of-year" | "quarter-of-year">> = {
  month: "month-of-year",
  quarter: "quarter-of-year",
};

/** A grouping that both periods have: months as months of the year where the periods lie within a year; null where there is none. */
export function withinYear(dimension: Dimension, { last }: PeriodEnds): Dimension | null {
  const { expression } = dimension;
  if (expression.kind !== "truncate") return dimension;
  const part = parts[expression.grain];
  const { start, end } = last.interval;
  const yearly =
    ("grain" in last.expression && last.expression.grain === "year") ||
    (start !== null && end !== null && isoDay(dayOf(end) - 1).slice(0, 4) === start.slice(0, 4));
  return part === undefined || !yearly
    ? null
    : {
        ...dimension,
        label: part.replaceAll("-", " "),
        expression: { kind: "part", part, operand: expression.operand },
      };
}

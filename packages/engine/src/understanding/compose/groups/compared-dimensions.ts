import {
  addUnits,
  dayOf,
  type Expression,
  type Period,
  standardConventions,
  startOf,
  type TimeGrain,
} from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import type { Condition, RecurringWish } from "../../parse/frame/frame.ts";
import { type Build, columnAt, columnOf, valueAt } from "../build-context.ts";
import { conditionColumn } from "../conditions/condition-column.ts";
import { comparedClocks } from "../times/compared-clocks.ts";
import { periodColumn } from "../times/period-wish.ts";
import { timeColumnNear } from "../times/time-column.ts";
import { columnOfOneEnd } from "../ways/column-of-one-end.ts";
import { comparedOthers } from "./compared-others.ts";
import { comparedParts } from "./compared-parts.ts";
import { columnDimension, type Dimensions } from "./dimensions.ts";

/** "Germany vs France", "Q1 1998 compared with Q1 1997", "compare Q1 and Q2": what is compared becomes a grouping. */
export function comparedDimensions(build: Build, subject: number): Dimensions[] {
  const { frame } = build;
  const pair = frame.versus ? null : (pairedSubjects(build, subject) ?? allNamed(build, subject));
  if (pair !== null) return [membersApart(build, subject, pair)];
  if (!frame.versus && !namesPeriods(build)) return [];
  const against = comparedOthers(build, subject);
  if (against !== null) return [against];
  const days = frame.recurring.flatMap((wish) => (wish.part === "day-of-week" ? [wish] : []));
  if (days.length > 1) return comparedDays(build, subject, days);
  const clocks = comparedClocks(build, subject);
  if (clocks !== null) return [clocks];
  const values = frame.conditions.filter(
    ({ test, negated }) => !negated && (test.kind === "value" || isNumbered(test)),
  );
  const columns = values.map((condition) => columnOfOneEnd(build, subject, condition));
  const repeated = columns.find((column, at) => column !== null && columns.indexOf(column) !== at);
  if (repeated !== undefined && repeated !== null) return [membersApart(build, subject, repeated)];
  const [first, second] = frame.periods;
  if (second === undefined && first?.ends === undefined) return [];
  const grain = tellingGrain(
    second !== undefined || first?.ends === undefined
      ? frame.periods.map(({ period }) => period)
      : [first.ends.first, first.ends.last],
  );
  if (grain === null) return [];
  const column = first === undefined ? null : periodColumn(build, subject, first);
  const operand = column === null ? null : valueAt(build, subject, column);
  if (column === null || operand === null || frame.groups.some(({ kind }) => kind === "grain")) return [];
  const truncated = isTime(columnAt(build, column))
    ? ({ kind: "truncate", grain, operand } as const)
    : operand;
  return [{ dimensions: [{ id: "v1", label: grain, expression: truncated }], hidden: [] }];
}

/** What is said of one column, each by itself. */
function membersApart(build: Build, subject: number, column: number): Dimensions {
  const said = build.frame.conditions.filter(
    (condition) => !condition.negated && columnOfOneEnd(build, subject, condition) === column,
  );
  return comparedParts(build, subject, column, said) ?? columnDimension(build, subject, column, "v1");
}

/**
 * "Orders in 2023 and 2024 by region", "the population of Chile in 1990 and 2020": of periods that are named one by one beside groups, or of a
 * figure that does not add up over them, each is told apart; so are those of an average that are said each by itself.
 */
function namesPeriods(build: Build): boolean {
  const { periods, groups, extremes, orders, transforms, limit } = build.frame;
  return (
    (groups.length > 0 || isOfOneTime(build) || averagesApart(build)) &&
    groups.every(({ kind }) => kind === "noun") &&
    extremes.length + orders.length + transforms.length === 0 &&
    limit === null &&
    (periods.length > 1
      ? periods.every(({ bare, noun }) => bare && noun === periods[0]?.noun)
      : periods[0]?.named === true)
  );
}

/** Whether all that is asked for are levels, rates and the like, and nobody asks for their average. */
const isOfOneTime = (build: Build): boolean =>
  build.frame.targets.length > 0 &&
  build.frame.targets.every(({ noun, aggregation }) => {
    const column = columnOf(build, noun);
    const entry = column === null ? null : columnAt(build, column);
    return (
      aggregation === null &&
      entry?.role === "measure" &&
      (entry.additivity === "non-additive" || build.index.levels.has(column ?? -1))
    );
  });

/** "The average weight in 1970 and in 1982": nobody asks for one average of periods that are said each by itself or lie apart. */
function averagesApart({ frame: { targets, periods } }: Build): boolean {
  const said = periods.map(({ period: { interval } }) => interval);
  const joined = said.every(
    ({ start, end }) =>
      said.length < 2 || said.some((other) => start === other.end || (end !== null && end === other.start)),
  );
  return (
    targets.some(({ aggregation }) => aggregation === "average") &&
    (!joined || periods.some(({ again }) => again === true))
  );
}

/** "Store 1 vs store 2": members that are known by a number. */
const isNumbered = (test: Condition["test"]): boolean =>
  test.kind === "compare" && test.operator === "=" && test.counted !== true && typeof test.value === "number";

const grains: readonly TimeGrain[] = ["year", "quarter", "month", "week", "day"];

/** The grain that tells periods apart: their own, or the coarsest in which each lies in one unit of its own; null where there is none. */
function tellingGrain(periods: readonly Period[]): TimeGrain | null {
  const own = periods.map(({ expression, interval }) =>
    expression.kind === "rolling" || !isOneUnit(interval, expression.grain) ? null : expression.grain,
  );
  const [first] = own;
  if (first !== undefined && first !== null && own.every((each) => each === first)) return first;
  const spans = periods.flatMap(({ interval: { start, end } }) =>
    start === null || end === null ? [] : [[dayOf(start), dayOf(end) - 1] as const],
  );
  if (spans.length < periods.length) return null;
  return (
    grains.find((grain) => {
      const units = spans.map(([from, to]) =>
        [from, to].map((day) => startOf(day, grain, standardConventions)),
      );
      return (
        units.every(([from, to]) => from === to) && new Set(units.map(([from]) => from)).size === units.length
      );
    }) ?? null
  );
}

/** Whether a period lasts no longer than a unit. */
const isOneUnit = ({ start, end }: Period["interval"], grain: TimeGrain | null): boolean =>
  start === null || end === null || grain === null || dayOf(end) <= addUnits(dayOf(start), grain, 1);

/**
 * "men and women per department", "how many male and female nurses", "the proportion of male and female nurses": two values of one
 * column that a question begins with are counted apart.
 */
function pairedSubjects(build: Build, subject: number): number | null {
  const { frame } = build;
  const [first, second] = frame.conditions;
  if (first?.test.kind !== "value" || second?.test.kind !== "value") return null;
  const [one, other] = [first.test.value, second.test.value];
  const shared = frame.transforms.some(({ kind }) => kind === "share");
  if (frame.groups.length === 0 && !((shared || frame.counting) && isOf(frame, other.end))) return null;
  const begins =
    one.start <= (shared ? 5 : 3) && other.start - one.end === 1 && !first.negated && !second.negated;
  const bare = frame.targets.every(({ noun }) => noun.kind === "table") && !first.or && !second.or;
  const column = columnOfOneEnd(build, subject, first);
  return begins && bare && column === columnOfOneEnd(build, subject, second) ? column : null;
}

/**
 * "The number of women and men": values that together are all of their column tell nothing but what to split by; nobody asks for one average
 * of those that are named apart ("the average wage of cooks and waiters"), nor for one figure "respectively".
 */
function allNamed(build: Build, subject: number): number | null {
  const { frame, choice, text } = build;
  if (frame.groups.length > 0 || frame.both) return null;
  const said = frame.conditions.filter(({ test, negated, or }) => test.kind === "value" && !negated && !or);
  const columns = said.map((condition) => conditionColumn(build, subject, condition));
  const column = columns.find((each, at) => each !== null && columns.indexOf(each) !== at) ?? null;
  const entry = column === null ? null : columnAt(build, column);
  if (entry === null || entry.role === "key") return null;
  const named = said.flatMap(({ test }, at) =>
    test.kind === "value" && columns[at] === column ? (choice.values.get(test.value)?.values ?? []) : [],
  );
  const distinct = new Set(named).size;
  const whole = distinct === entry.profile?.distinct;
  const apart =
    distinct > 1 &&
    (frame.targets.some(({ aggregation }) => aggregation === "average") || /\brespectively\b/i.test(text));
  return whole || apart ? column : null;
}

/** Whether the rows that are counted are named right there: "… and female nurses". */
const isOf = ({ targets }: Build["frame"], at: number): boolean =>
  targets.length === 1 && targets[0]?.noun.kind === "table" && targets[0].noun.start === at;

/** What days of the week (1 Monday to 7 Sunday) are called together. */
function kindOfDays(days: readonly number[]): string {
  const [day, other] = days;
  if (day !== undefined && other === undefined) return weekdays[day - 1] ?? "";
  if (days.length === 2 && days.includes(6) && days.includes(7)) return "weekend";
  return days.length === 5 && days.every((each) => each < 6) ? "weekday" : "other days";
}

const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

type DayWish = Extract<RecurringWish, { part: "day-of-week" }>;

/** "Saturdays vs Sundays", "weekends vs weekdays": the days, or the kinds of days where they are several. */
function comparedDays(build: Build, subject: number, days: readonly DayWish[]): Dimensions[] {
  const column = columnOf(build, days[0]?.of ?? null) ?? timeColumnNear(build, subject);
  const operand = column === null ? null : valueAt(build, subject, column);
  if (column === null || operand === null || !isTime(columnAt(build, column))) return [];
  const part: Expression = { kind: "part", part: "day-of-week", operand };
  const cases = days.map((wish) => ({
    when: { kind: "in" as const, operand: part, values: [...wish.values] },
    value: {
      kind: "constant" as const,
      value: kindOfDays(wish.values),
      type: "string" as const,
    },
  }));
  const single = days.every((wish) => wish.values.length === 1);
  const expression: Expression = single ? part : { kind: "case", cases, otherwise: null };
  return [{ dimensions: [{ id: "v1", label: "day of week", expression }], hidden: [] }];
}

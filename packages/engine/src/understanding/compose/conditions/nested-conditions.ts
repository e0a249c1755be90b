import type { Condition, PeriodWish } from "../../parse/frame/frame.ts";
import { type Build, columnAt, columnOf, routeTo } from "../build-context.ts";
import { timeSaid } from "../times/period-wish.ts";
import { ownTime, wholeTime } from "../times/time-column.ts";
import { conditionColumn, isText } from "./condition-column.ts";
import { lastManyTable } from "./last-many.ts";

/**
 * Conditions after a "without …" that speak of the missing rows, and all that speak of the rows that a total adds up: condition or
 * period to itself.
 */
export function nestedConditions(
  build: Build,
  subject: number,
): Map<Condition | PeriodWish, Condition | PeriodWish> {
  const nested = new Map<Condition | PeriodWish, Condition | PeriodWish>();
  const { conditions, periods } = build.frame;
  const missing = conditions.findIndex((condition) => countsRelated(build, subject, condition));
  const added = conditions.some(({ total }) => total !== undefined);
  if (missing < 0 && !added) return saidOfDenied(build, subject);
  for (const condition of added ? conditions : conditions.slice(missing + 1)) {
    const column = conditionColumn(build, subject, condition);
    const table = column === null ? undefined : build.index.columns[column]?.table;
    if (table === undefined || table === subject || condition.total !== undefined) continue;
    if (added ? routeTo(build, subject, table)?.toOne !== true : !condition.negated)
      nested.set(condition, condition);
  }
  for (const period of behind(conditions[missing], periods)) {
    if (isOfSubject(build, subject, conditions[missing], period)) continue;
    const column = columnOf(build, period.noun);
    const table = column === null ? undefined : build.index.columns[column]?.table;
    if (table !== subject) nested.set(period, period);
  }
  return nested;
}

/** "Clients who signed up in 2022 without orders in 2024": of several times, those behind the rows that are counted are theirs. */
function behind(counted: Condition | undefined, periods: readonly PeriodWish[]): readonly PeriodWish[] {
  const { test, left } = counted ?? { test: null, left: null };
  const rows = test?.kind === "related" ? test.table : left;
  const own = periods.filter(({ at }) => rows !== null && at !== undefined && at.start >= rows.end);
  return own.length > 0 ? own : periods;
}

/** "Visits in May without diagnoses": of rows that happen, the time that is said before what they lack is theirs. */
function isOfSubject(
  { index }: Build,
  subject: number,
  counted: Condition | undefined,
  { at, noun }: PeriodWish,
): boolean {
  const { test, left } = counted ?? { test: null, left: null };
  const rows = test?.kind === "related" ? test.table : left;
  return noun === null && rows !== null && isBefore({ index }, subject, rows, at);
}

/** Whether a time is said of rows that happen before something is said of them. */
function isBefore(
  { index }: Pick<Build, "index">,
  subject: number,
  { start }: { start: number },
  at: PeriodWish["at"],
): boolean {
  const table = index.tables[subject]?.table;
  const happens = table?.type === "fact" && table.timeColumn !== null;
  return happens && at !== undefined && at.end <= start;
}

/**
 * "Who have not taken any leave in 2025", "who did not order fish in 2024": the period of those rows, and not of theirs who lack them. "Who
 * have not completed the safety course": what else is said right behind of the rows that are denied. "With an open invoice but no visit in May": what is said before of
 * other rows stays with these.
 */
function saidOfDenied(build: Build, subject: number): Map<Condition | PeriodWish, Condition | PeriodWish> {
  const { conditions, periods } = build.frame;
  const unknown = conditions.find(({ test, negated }) => test.kind === "null" && !negated);
  if (unknown !== undefined) return timesOfMissing(build, subject, unknown);
  const [denied, other] = conditions.filter(({ negated, test }) => negated && test.kind === "value");
  const column = denied === undefined || other !== undefined ? null : conditionColumn(build, subject, denied);
  const table = build.index.columns[column ?? -1]?.table;
  if (denied?.test.kind !== "value" || table === undefined || table === subject) return new Map();
  const rows = deniedRows(build, subject, table);
  if (rows === null) return new Map();
  const { value } = denied.test;
  const said = conditions.filter((each) => each !== denied && !isOfOne(build, subject, each));
  const apart = said.filter((each) => isOfOthers(build, subject, each, { rows, before: value.start }));
  const rest = said.filter((each) => !apart.includes(each));
  if (!rest.every((each) => isSaidBehind(build, rows, denied, each))) return new Map();
  const timed = (ownTime(build, rows) ?? wholeTime(build, rows, subject)) !== null;
  const isTheirs = ({ noun, at }: PeriodWish): boolean =>
    timeSaid(build, { noun }) === null &&
    !isBefore(build, subject, value, at) &&
    (apart.length === 0 || (at?.start ?? 0) >= value.end);
  const theirs = timed ? periods.filter(isTheirs) : [];
  return new Map([...rest, ...theirs].map((each) => [each, each]));
}

/** "Customers without an order number in 2025": of rows of which there are several, the times behind what is missing are theirs. */
function timesOfMissing(
  build: Build,
  subject: number,
  condition: Condition,
): Map<Condition | PeriodWish, Condition | PeriodWish> {
  const table = build.index.columns[conditionColumn(build, subject, condition) ?? -1]?.table;
  const rows = table === undefined || table === subject ? null : deniedRows(build, subject, table);
  if (rows === null || rows !== table || (ownTime(build, rows) ?? wholeTime(build, rows, subject)) === null)
    return new Map();
  const theirs = behind(condition, build.frame.periods).filter(
    (wish) => wish.noun === null && !isOfSubject(build, subject, condition, wish),
  );
  return new Map(theirs.map((each) => [each, each]));
}

/** Whether a value stands right behind a denied one of another column and is told of the same rows: "not completed the safety course". */
function isSaidBehind(build: Build, rows: number, denied: Condition, { test, ...said }: Condition): boolean {
  if (test.kind !== "value" || denied.test.kind !== "value" || said.negated || said.or) return false;
  const [column, other] = [denied, { test, ...said }].map((each) => conditionColumn(build, rows, each));
  const behind = test.value.start >= denied.test.value.end && test.value.start <= denied.test.value.end + 2;
  const table = build.index.columns[other ?? -1]?.table;
  return behind && other !== column && table !== undefined && isToOne(build, rows, table);
}

/** Whether a value that is said before the denied one is told of other rows of which there are several. */
function isOfOthers(
  build: Build,
  subject: number,
  condition: Condition,
  { rows, before }: { rows: number; before: number },
): boolean {
  if (condition.negated || condition.test.kind !== "value" || condition.test.value.end > before) return false;
  const table = build.index.columns[conditionColumn(build, subject, condition) ?? -1]?.table;
  const others = table === undefined ? null : deniedRows(build, subject, table);
  return others !== null && others !== rows;
}

/** The last rows of which a row has several on the way to what it is denied to have; null where it has one. */
function deniedRows(build: Build, subject: number, table: number): number | null {
  const route = routeTo(build, subject, table);
  return route?.toOne === false ? lastManyTable(route) : null;
}

/** Whether a condition is said of rows of which each has one. */
function isOfOne(build: Build, subject: number, condition: Condition): boolean {
  const table = build.index.columns[conditionColumn(build, subject, condition) ?? -1]?.table;
  return table !== undefined && isToOne(build, subject, table);
}

const isToOne = (build: Build, from: number, to: number): boolean =>
  from === to || routeTo(build, from, to)?.toOne === true;

/** Whether a condition says how many related rows there are: "without orders", "more than one guest". */
function countsRelated(build: Build, subject: number, { test, left }: Condition): boolean {
  if (test.kind !== "compare" || test.counted !== true) return test.kind === "related";
  const column = columnOf(build, left);
  return column !== null && build.index.columns[column]?.table !== subject && isCounted(build, column);
}

/** "at least 2 policies", "two or more guests": rows that are known by a number or a name. */
export const isCounted = (build: Build, column: number): boolean =>
  isKey(build, column) || (build.index.columns[column]?.form === null && isText(columnAt(build, column)));

/** A column that rows are known by, here or where they are referred to. */
export const isKey = ({ index }: Build, column: number): boolean =>
  index.columns[column]?.foreign === true || index.columns[column]?.column.role === "key";

import type { Condition, PeriodWish } from "../parse/frame.ts";
import { type Build, columnAt, columnOf, routeTo } from "./build-context.ts";
import { conditionColumn, isText } from "./condition-column.ts";

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
  if (missing < 0 && !added) return nested;
  for (const condition of added ? conditions : conditions.slice(missing + 1)) {
    const column = conditionColumn(build, subject, condition);
    const table = column === null ? undefined : build.index.columns[column]?.table;
    if (table === undefined || table === subject || condition.total !== undefined) continue;
    if (added ? routeTo(build, subject, table)?.toOne !== true : !condition.negated)
      nested.set(condition, condition);
  }
  for (const period of periods) {
    const column = columnOf(build, period.noun);
    const table = column === null ? undefined : build.index.columns[column]?.table;
    if (table !== subject) nested.set(period, period);
  }
  return nested;
}

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

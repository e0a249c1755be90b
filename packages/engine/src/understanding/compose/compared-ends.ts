import type { AggregateQuery, Dimension, TimeGrain } from "@parlance/contract";
import { isTime } from "../index/entries.ts";
import type { PeriodEnds } from "../time/found-period.ts";
import { type Build, columnAt, columnOf, fieldAt } from "./build-context.ts";
import { timeColumnNear } from "./time-column.ts";
import { withoutPeriods } from "./without-periods.ts";

/**
 * "Growth from September to October", "vs last year": the two periods beside each other, by months of the year where the
 * question groups by months. Null where no such periods are said, or where the groups of one are not those of the other.
 */
export function comparedEnds(build: Build, query: AggregateQuery): AggregateQuery | null {
  const wish = build.frame.periods.findLast((each) => each.ends !== undefined);
  const ends = wish?.ends;
  const subject = build.index.graph.tableIds.get(query.subject);
  const column =
    columnOf(build, wish?.noun ?? null) ?? (subject === undefined ? null : timeColumnNear(build, subject));
  if (ends === undefined || subject === undefined || column === null || !isTime(columnAt(build, column)))
    return null;
  const time = fieldAt(build, subject, column);
  const dimensions = query.dimensions.map((dimension) => withinYear(dimension, ends));
  if (time?.kind !== "field" || dimensions.includes(null)) return null;
  return {
    ...query,
    dimensions: dimensions.filter((dimension) => dimension !== null),
    filter: withoutPeriods(query.filter),
    comparison: { time: time.field, current: ends.last, previous: ends.first },
  };
}

const parts: Partial<Record<TimeGrain, "month-of-year" | "quarter-of-year">> = {
  month: "month-of-year",
  quarter: "quarter-of-year",
};

/** A grouping that both periods have: months as months of the year where the periods are years; null where there is none. */
export function withinYear(dimension: Dimension, { last }: PeriodEnds): Dimension | null {
  const { expression } = dimension;
  if (expression.kind !== "truncate") return dimension;
  const part = parts[expression.grain];
  const yearly = "grain" in last.expression && last.expression.grain === "year";
  return part === undefined || !yearly
    ? null
    : {
        ...dimension,
        label: part.replaceAll("-", " "),
        expression: { kind: "part", part, operand: expression.operand },
      };
}

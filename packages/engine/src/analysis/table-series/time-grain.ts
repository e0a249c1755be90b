import type { Expression, SemanticQuery, TimeGrain } from "@parlance/contract";
import { parseInstant, parseWallClock } from "./parse-instant.ts";

/** The period that the query truncates its output `id` to; null where it does not. */
export function grainOf(query: SemanticQuery, id: string): TimeGrain | null {
  const inner = query.kind === "analysis" ? query.query : query;
  const outputs = inner.kind === "aggregate" ? inner.dimensions : inner.kind === "list" ? inner.columns : [];
  const expression = outputs.find((output) => output.id === id)?.expression;
  if (expression?.kind === "truncate") return expression.grain;
  return expression !== undefined && tellsYear(expression) ? "year" : null;
}

/** Whether an output is the number of a year: taken of a date, or a column that is called so. */
export const tellsYear = (expression: Expression): boolean =>
  (expression.kind === "part" && expression.part === "year") ||
  (expression.kind === "field" && /(?:^|[^a-z])year$|[a-z]Year$/i.test(expression.field.column));

/** Whether the period that starts at `date` is over at `now`; so are times that are no periods, and unreadable ones. */
export function isComplete(date: string, grain: TimeGrain | null, now: string): boolean {
  const start = parseInstant(date);
  if (grain === null || start === null || parseInstant(now) === null) return true;
  return endOf(start, grain) <= wholeUntil(now, grain in months);
}

/**
 * The end (milliseconds since 1970) of what `now` lets be known. Midnight sharp, or a date alone, stands for the whole day; of
 * `long` periods, from a month on, the last day need not be over.
 */
export function wholeUntil(now: string, long: boolean): number {
  const instant = parseWallClock(now) ?? 0;
  return instant % milliseconds.day === 0 || long ? instant + milliseconds.day : instant;
}

/** How many days the month, quarter or year that starts at `date` has; null of other periods and of what is no time. */
export function daysOf(date: string, grain: TimeGrain | null): number | null {
  const start = parseInstant(date);
  if (start === null || (grain !== "month" && grain !== "quarter" && grain !== "year")) return null;
  return Math.round((endOf(start, grain) - start) / milliseconds.day);
}

const milliseconds = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 };
const months = { month: 1, quarter: 3, year: 12 };

function endOf(start: number, grain: TimeGrain): number {
  switch (grain) {
    case "second":
    case "minute":
    case "hour":
    case "day":
    case "week":
      return start + milliseconds[grain];
    case "month":
    case "quarter":
    case "year": {
      const date = new Date(start);
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months[grain], date.getUTCDate());
    }
  }
}

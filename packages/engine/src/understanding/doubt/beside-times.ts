import type { Token } from "../text/tokenize.ts";
import { periodsAt } from "../time/parse-period.ts";
import type { Question } from "../types.ts";

/** "Churn by month in 2024": times are understood, it is the other words that nothing carries. */
export function besideTimes({ now }: Question, tokens: readonly Token[], content: string[]): string[] {
  const times = tokens.flatMap((_, at) =>
    periodsAt(tokens, at, now).flatMap(({ start, end }) => tokens.slice(start, end)),
  );
  const said = new Set([...times.map(({ text }) => text), ...timeUnits]);
  const rest = content.filter((word) => !said.has(word));
  return rest.length === 0 ? content : rest;
}

const timeUnits = [
  "day",
  "week",
  "month",
  "quarter",
  "year",
  "daily",
  "weekly",
  "monthly",
  "quarterly",
  "yearly",
];

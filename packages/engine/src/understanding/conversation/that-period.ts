import { type Period, periodsOf, type SemanticQuery } from "@parlance/contract";
import { tokenize } from "../text/tokenize.ts";
import { periodsAt } from "../time/parse-period.ts";
import type { Question } from "../types.ts";

const reference =
  /\b(?:(?:in|during|for|over|within|of|at) )?(?:that|the same|those) (?:(?:two|three|four|six|twelve|\d+) )?(?:days?|weeks?|months?|quarters?|years?|periods?|time)\b(?! (?:last|before|earlier|a year|of last))/i;

/**
 * "How many orders did we have in that quarter?" with the period that the answer before was of in its place, as days. The question as it
 * stands where it speaks of none, or where that answer had not one period.
 */
export function withThatPeriod(question: string, previous: SemanticQuery): string {
  const { start = null, end = null } = periodOf(previous)?.interval ?? {};
  return start === null || end === null ? question : named(question, start, end);
}

/** "How many orders that month?" after a question that was not answered: with the one period that it spoke of. */
export function withPeriodOf(question: string, { previousQuestions, now, calendar }: Question): string {
  const tokens = tokenize(previousQuestions.at(-1) ?? "", 60);
  const found = tokens.flatMap((_, at) =>
    periodsAt(tokens, at, now, calendar).filter(({ start }) => start === at),
  );
  const spans = new Map(
    found.map(({ period: { interval } }) => [`${interval.start} ${interval.end}`, interval]),
  );
  const [only, other] = spans.values();
  return only?.start == null || only.end === null || other !== undefined
    ? question
    : named(question, only.start, only.end);
}

const named = (question: string, start: string, end: string): string =>
  question.replace(reference, ` from ${start.slice(0, 10)} to before ${end.slice(0, 10)} `);

/** The one period that a query's rows lie in; of two that are compared the later one. */
function periodOf(query: SemanticQuery): Period | null {
  if (query.kind === "set") return null;
  if (query.kind === "analysis")
    return query.request.kind === "drivers" ? query.request.current : periodOf(query.query);
  if (query.kind === "aggregate" && query.comparison !== null) return query.comparison.current;
  const [only, other] = periodsOf(query.filter);
  return only === undefined || other !== undefined ? null : only.period;
}

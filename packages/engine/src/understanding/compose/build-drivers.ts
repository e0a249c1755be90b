import {
  type AggregateQuery,
  type AnalysisQuery,
  type AnalysisRequest,
  addUnits,
  between,
  coveredSpan,
  dataReach,
  dayOf,
  type Expression,
  type Field,
  type Period,
  type PeriodExpression,
  periodsOf,
  type TimeGrain,
} from "@parlance/contract";
import { wayIn } from "../lexicon/growth-verbs.ts";
import { tokenize } from "../text/tokenize.ts";
import { type Build, valueAt } from "./build-context.ts";
import { lastKnown } from "./times/last-known.ts";
import { periodBefore } from "./times/period-before.ts";
import { timeColumnNear } from "./times/time-column.ts";
import { withoutPeriods } from "./times/without-periods.ts";

type Compared = { current: Period; previous: Period };

/**
 * What drives the change of a figure: between two periods that are said, or the one that is said, or the one that the figures are of, or the last month of the data, and the one before; of one that is
 * under way, its days so far and the same part of the one before. Null where its rows have no time.
 */
export function buildDrivers(build: Build, query: AggregateQuery): AnalysisQuery | null {
  const subject = build.index.graph.tableIds.get(query.subject);
  const column = subject === undefined ? null : timeColumnNear(build, subject);
  const field = subject === undefined || column === null ? null : valueAt(build, subject, column);
  const measure = query.measures[0];
  if (field?.kind !== "field" || measure === undefined) return null;
  const { current, previous } = soFar(build, field.field, compared(build, query, field.field));
  const supposed = wayIn(tokenize(build.text, 90).map(({ lemma }) => lemma));
  const request: AnalysisRequest = {
    kind: "drivers",
    measure: measure.id,
    time: field.field,
    current,
    previous,
    candidates: [],
    ...(supposed === undefined ? {} : { supposed }),
  };
  const rows: AggregateQuery = {
    ...query,
    filter: withoutPeriods(query.filter),
    comparison: null,
    dimensions: [],
    hidden: [],
    transforms: [],
    order: [],
    limit: null,
  };
  return { kind: "analysis", source: query.source, request, query: rows };
}

/** The two periods that a question names, in whichever way, or the one that it names and the one before. */
function compared(build: Build, query: AggregateQuery, time: Field): Compared {
  const [said = untilNow(build, unsaid(build, query, time)), other] = build.frame.periods.map(({ period }) =>
    untilNow(build, period),
  );
  if (query.comparison !== null) return query.comparison;
  const ends = build.frame.periods[0]?.ends;
  if (ends !== undefined) return { current: ends.last, previous: ends.first };
  if (other !== undefined && isBefore(other, said)) return { current: said, previous: other };
  if (other !== undefined && isBefore(said, other)) return { current: other, previous: said };
  return { current: said, previous: periodBefore(said, build) };
}

/** "Since March": until today, of a period without an end that has begun. */
function untilNow({ now }: Build, period: Period): Period {
  const { start, end } = period.interval;
  const until = dayOf(now) + dayMilliseconds;
  return start === null || end !== null || dayOf(start) >= until
    ? period
    : { expression: { kind: "absolute", grain: null }, interval: between(dayOf(start), until) };
}

/** Whether a period is over when another begins. */
const isBefore = ({ interval: { end } }: Period, { interval: { start } }: Period): boolean =>
  end !== null && start !== null && end <= start;

/**
 * Where the question says no period: the one that the figures are of, or its last unit where they are followed by such; of all data its last unit,
 * or month.
 */
function unsaid({ now, calendar, index }: Build, query: AggregateQuery, time: Field): Period {
  const period = periodsOf(query.filter)[0]?.period ?? null;
  const grain = query.dimensions.flatMap(({ expression }) => followed(expression))[0] ?? null;
  return period !== null && grain === null
    ? period
    : lastKnown(grain ?? "month", { time, model: index.model, now, calendar }, period?.interval.end ?? null);
}

const followed = (expression: Expression): TimeGrain[] =>
  expression.kind === "truncate" && units.has(expression.grain) ? [expression.grain] : [];

/** Those that are long enough for what happened in one of them to have reasons. */
const units: ReadonlySet<TimeGrain> = new Set(["week", "month", "quarter", "year"]);

const dayMilliseconds = 86_400_000;

/** Two periods, both cut to the days that are known of the first where it is not over, or the data ends within it. */
function soFar(build: Build, time: Field, { current, previous }: Compared): Compared {
  const { start, end } = current.interval;
  const grain = unitOf(current.expression);
  const from = previous.interval.start;
  if (start === null || end === null || from === null || grain === null) return { current, previous };
  const reach = dataReach(time, build.index.model);
  const until = reach === null ? null : coveredSpan(reach)?.until;
  const now = build.now.slice(0, 10);
  const isOpen = now < end || (until != null && until < end);
  const known = Math.min(dayOf(now), reach === null ? dayOf(now) : dayOf(reach.last)) + dayMilliseconds;
  if (!isOpen || known <= dayOf(start) || known >= dayOf(end)) return { current, previous };
  const months = monthsBetween(from, start);
  const cut = Math.min(addUnits(known, "month", -months), dayOf(previous.interval.end ?? start));
  const note = `The data does not reach the end of the ${grain}: its days so far are compared with the same part of the other ${grain}.`;
  if (!build.notes.includes(note)) build.notes.push(note);
  const part = (first: number, after: number): Period => ({
    expression: { kind: "absolute", grain: null },
    interval: between(first, after),
  });
  return { current: part(dayOf(start), known), previous: part(dayOf(from), cut) };
}

/** Months from that of one ISO day to that of another. */
function monthsBetween(from: string, until: string): number {
  const [first = 0, last = 0] = [from, until].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)),
  );
  return last - first;
}

/** The single month, quarter or year that a period is; null of others. */
function unitOf(expression: PeriodExpression): TimeGrain | null {
  const grain = expression.kind === "absolute" || expression.kind === "calendar" ? expression.grain : null;
  const isOne = expression.kind === "absolute" || (expression.kind === "calendar" && expression.count === 1);
  return isOne && (grain === "month" || grain === "quarter" || grain === "year") ? grain : null;
}

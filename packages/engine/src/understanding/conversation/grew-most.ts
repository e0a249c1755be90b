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
  type SemanticQuery,
  standardConventions,
  startOf,
  type TimeGrain,
} from "@parlance/contract";
import { bareBuild } from "../compose/build-queries.ts";
import { lastKnown } from "../compose/times/last-known.ts";
import { periodBefore } from "../compose/times/period-before.ts";
import { timeOf } from "../compose/times/time-column.ts";
import { withoutPeriods } from "../compose/times/without-periods.ts";
import { wayIn, wentWhere } from "../lexicon/growth-verbs.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Question } from "../types.ts";
import { amongMembers } from "./restrict.ts";
import { membersOf, shownWords, timeUnitOf } from "./shown-members.ts";

const idle: ReadonlySet<string> = new Set(
  "and so but ok okay now then which what who one ones of them those these that has have had did does is are was the by in show me us its their over time shown member group".split(
    " ",
  ),
);
const most: ReadonlySet<string> = new Set(
  "most fastest strongest biggest largest greatest highest steepest sharpest".split(" "),
);
const relative: ReadonlySet<string> = new Set(
  "grew grown grow growth growing fastest percent percentage % relative rate".split(" "),
);
const units: readonly TimeGrain[] = ["year", "month"];

/**
 * "Which grew the most?", "the biggest drop" after figures of members: the one whose figure went furthest. Over the times that they are followed, from
 * the first to the last; of a period, from the one before it; else between the last two years, or months, that are known. Null for other follow-ups.
 */
export function grewMost(question: Question, previous: SemanticQuery): AggregateQuery | null {
  if (previous.kind !== "aggregate") return null;
  const [figure, other] = previous.measures.filter(({ id }) => !previous.hidden.includes(id));
  if (figure === undefined || other !== undefined || membersOf(previous) === null) return null;
  const asked = changeAsked(question.question, shownWords(previous));
  const comparison = asked === null ? null : (previous.comparison ?? comparedTimes(previous, question));
  const subject = question.index.graph.tableIds.get(previous.subject);
  if (asked === null || comparison === null || subject === undefined) return null;
  const unit = timeUnitOf(previous);
  const query: AggregateQuery = {
    ...previous,
    dimensions: previous.dimensions.filter((each) => each !== unit),
    filter: withoutPeriods(previous.filter, comparison.time),
    transforms: [],
    having: null,
    comparison,
    order: [{ by: { kind: "output", id: `${figure.id}:${asked.part}` }, descending: !asked.falls }],
    limit: { count: 1, offset: 0, per: [], ties: "keep" },
    chart: null,
  };
  return previous.limit === null
    ? query
    : { ...amongMembers(query, previous, { index: question.index }, subject), limit: query.limit };
}

/** Which way, and whether in relative terms, where nothing else is asked. */
function changeAsked(
  question: string,
  shown: ReadonlySet<string>,
): { falls: boolean; part: "change" | "difference" } | null {
  const words = tokenize(question, 14).filter(({ kind, text }) => kind !== "mark" || text === "%");
  const ways = words.map(({ text, lemma }) => wentWhere(text) ?? wayOf(lemma));
  const way = ways.find((each) => each !== null) ?? null;
  const plain = words.every(
    ({ text, lemma }, at) =>
      ways[at] !== null || most.has(text) || relative.has(text) || idle.has(text) || shown.has(lemma),
  );
  if (way === null || !plain || !words.some(({ text }) => most.has(text))) return null;
  return { falls: way < 0, part: words.some(({ text }) => relative.has(text)) ? "change" : "difference" };
}

const wayOf = (lemma: string): 1 | -1 | null => {
  const way = wayIn([lemma]);
  return way === undefined ? null : way === "rise" ? 1 : -1;
};

/** The two times between which the figures changed; null where their rows have none. */
function comparedTimes(
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

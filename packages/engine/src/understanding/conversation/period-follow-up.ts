import {
  type AggregateQuery,
  addUnits,
  between,
  conjuncts,
  dayOf,
  type Filter,
  type Period,
  type SemanticQuery,
  type TimeGrain,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { withinYear } from "../compose/times/compared-ends.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import { movedBack } from "../time/compared-period.ts";
import { periodsAt } from "../time/parse-period.ts";
import { unitOf } from "../time/unit-of.ts";
import type { Question } from "../types.ts";

type PeriodFilter = Extract<Filter, { kind: "period" }>;

/**
 * "The same period last year", "and the month before?", "the year after": the figures before, of an earlier period or the next. "Vs last year", "compared to
 * Q1 2024": those figures beside the ones of another period. Null for other follow-ups, and where what went before has not one
 * period of its own.
 */
export function periodFollowUp(question: Question, previous: SemanticQuery): AggregateQuery | null {
  if (previous.kind !== "aggregate") return null;
  const tokens = tokenize(question.question, 30).filter(({ text }) => !idle.has(text));
  if (previous.comparison !== null) return comparedAnew(previous, previous.comparison, tokens, question);
  const at = openerEnd(tokens);
  const periods = conjuncts(previous.filter).filter((filter) => filter.kind === "period");
  const [old, further] = periods;
  if (old === undefined || further !== undefined) return null;
  const earlier =
    earlierThan(tokens.slice(at), old.period, at > 0) ?? laterThan(tokens.slice(at), old.period);
  const other = earlier ?? (at > 0 ? named(tokens, at, question) : null);
  if (other === null) return null;
  return at > 0 ? beside(previous, old, other) : moved(previous, old, other);
}

/** "And to March 2023?" after two periods beside each other: that one in place of the earlier. "And in 2022": the figures of that alone. */
function comparedAnew(
  previous: AggregateQuery,
  comparison: NonNullable<AggregateQuery["comparison"]>,
  tokens: readonly Token[],
  question: Question,
): AggregateQuery | null {
  const at = ["to", "with"].includes(tokens[0]?.text ?? "") ? 1 : openerEnd(tokens);
  const period = named(tokens, at, question);
  if (period === null) return null;
  if (at > 0) return { ...previous, comparison: { ...comparison, previous: period } };
  const alone: PeriodFilter = { kind: "period", operand: { kind: "field", field: comparison.time }, period };
  return {
    ...previous,
    filter: conjunction([...conjuncts(previous.filter), alone]),
    comparison: null,
  };
}

const idle: ReadonlySet<string> = new Set(
  "and now then but what how about for in of the a one please show me it that this our is was were did do does look ? ! . ,".split(
    " ",
  ),
);

/** Where the words that compare end; 0 where there are none. */
function openerEnd(tokens: readonly Token[]): number {
  const words = tokens.slice(0, 2).map(({ text }) => text);
  if (["vs", "versus", "against"].includes(words[0] ?? "")) return 1;
  return ["compared", "compare", "relative"].includes(words[0] ?? "") &&
    ["to", "with"].includes(words[1] ?? "")
    ? 2
    : 0;
}

const backward: ReadonlySet<string> = new Set(["previous", "prior", "preceding"]);
const behind: ReadonlySet<string> = new Set(["before", "earlier", "prior", "ago"]);

/** A period before another: "same period last year", "year before", "previous quarter"; "last year" where it is compared with. */
function earlierThan(tokens: readonly Token[], last: Period, comparing: boolean): Period | null {
  const words = tokens.map(({ text }) => text);
  const same = words[0] === "same";
  const from = same ? 2 : 0;
  if (same && unitOf(tokens[1]?.lemma) === null && !["period", "time", "timeframe"].includes(words[1] ?? ""))
    return null;
  if (tokens.length !== from + 2) return null;
  const [first, second] = [words[from] ?? "", words[from + 1] ?? ""];
  const led = backward.has(first) || (first === "last" && (same || comparing));
  const unit = led ? tokens[from + 1] : behind.has(second) ? tokens[from] : undefined;
  if (unit === undefined) return null;
  const grain = unitOf(unit.lemma);
  return grain === null && unit.text !== "period" ? null : back(last, grain);
}

const forward: ReadonlySet<string> = new Set(["next", "following"]);
const after: ReadonlySet<string> = new Set(["after", "later"]);

/** "The year after", "the following month": the period of that length that begins where the last one ends. */
function laterThan(tokens: readonly Token[], { interval }: Period): Period | null {
  const [first, second, further] = tokens;
  const unit = forward.has(first?.text ?? "") ? second : after.has(second?.text ?? "") ? first : undefined;
  const grain = unitOf(unit?.lemma);
  if (grain === null || further !== undefined || interval.start === null || interval.end === null)
    return null;
  const end = dayOf(interval.end);
  return addUnits(dayOf(interval.start), grain, 1) === end
    ? { expression: { kind: "absolute", grain }, interval: between(end, addUnits(end, grain, 1)) }
    : null;
}

const back = (last: Period, grain: TimeGrain | null): Period | null =>
  movedBack(last, { grain, end: 0, earlier: true })?.first ?? null;

/** A period that is named and is all that is said. */
function named(tokens: readonly Token[], at: number, { now, calendar }: Question): Period | null {
  const found = periodsAt(tokens, at, now, calendar).find(
    ({ end, compared }) => end === tokens.length && !compared,
  );
  return found?.period ?? null;
}

const rest = (filter: Filter | null, old: PeriodFilter): Filter[] =>
  conjuncts(filter).filter((each) => each !== old);

const moved = (query: AggregateQuery, old: PeriodFilter, period: Period): AggregateQuery => ({
  ...query,
  filter: conjunction([...rest(query.filter, old), { ...old, period }]),
});

/** Both periods beside each other, by units of the year where the groups are such units. */
function beside(query: AggregateQuery, old: PeriodFilter, period: Period): AggregateQuery | null {
  if (old.operand.kind !== "field") return null;
  const ends = { first: period, last: old.period };
  const dimensions = query.dimensions.map((dimension) => withinYear(dimension, ends));
  if (dimensions.includes(null)) return null;
  return {
    ...query,
    dimensions: dimensions.filter((dimension) => dimension !== null),
    filter: conjunction(rest(query.filter, old)),
    comparison: { time: old.operand.field, current: old.period, previous: period },
  };
}

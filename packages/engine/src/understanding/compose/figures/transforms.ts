import {
  type AggregateQuery,
  conjuncts,
  type Expression,
  type Filter,
  fieldsOf,
  isSamePart,
  type MeasureExpression,
  partKey,
  type TimeGrain,
  type Transform,
} from "@parlance/contract";
import { doneAmong } from "../../index/done-among.ts";
import { isNumeric } from "../../index/entries.ts";
import { entryOf } from "../../index/entry-of.ts";
import type { Condition, Frame, Group, TransformWish } from "../../parse/frame/frame.ts";
import { type Build, fault } from "../build-context.ts";
import { conditionFilter, conditionsFilter } from "../conditions/conditions.ts";
import { conjunction } from "../conditions/join-conditions.ts";
import { withRank } from "../ranks/with-rank.ts";
import { besideYears, grownBetween } from "../times/compared-ends.ts";
import { alongTime, usualGrain } from "../times/time-column.ts";
import { tellsYears, unitTold } from "../times/unit-told.ts";
import { averaging } from "./measures.ts";
import { onlyRows } from "./only-rows.ts";
import { percent } from "./percent.ts";

/**
 * "percentage of orders shipped with X": the rows that pass the conditions over all rows; "percentage of paid orders by
 * country": over all rows of the same group.
 */
export function shareOfRows(build: Build, query: AggregateQuery): AggregateQuery {
  const [measure, other] = query.measures;
  const wish = build.frame.transforms.find((each) => each.kind === "share");
  if (
    wish === undefined ||
    (grouped(query) && wish.split === true) ||
    measure === undefined ||
    query.filter === null
  )
    return query;
  const ends = isTimeOfEnd(build, query, query.filter);
  const times = splitTimes(build, query.filter);
  const isOfEach = ends || times !== null || isOfGroup(build, query, measure.expression);
  if (grouped(query) && (other !== undefined || !isOfEach)) return query;
  const told = wholeConditions(build, query);
  const isYear = (filter: Filter): boolean => isOfYear(build, filter);
  const [whole, part] = ends
    ? [null, query.filter]
    : (times ?? splitPeriod(query.filter, query, told, isYear));
  if (part === null || measure.expression.kind !== "aggregate") return query;
  build.spent.add(wish);
  const counted = onlyRows(measure.expression, part);
  const done = doneAmong(build.index, part);
  const expression = percent(counted, measure.expression);
  const all = done === null ? "all rows" : "the rows to which it was done";
  build.notes.push(`the percentage is of ${all} ${grouped(query) ? "of the group" : "in the same period"}`);
  const share = { id: measure.id, label: "percentage", expression };
  return {
    ...query,
    filter: done === null ? whole : conjunction([...conjuncts(whole), isKnown(done)]),
    measures: countsToo.test(build.text)
      ? [
          { ...measure, expression: counted },
          { ...share, id: `${measure.id}share` },
        ]
      : [share],
  };
}

/** "Percentage of parcels delivered on time": of those that were delivered. */
const isKnown = (operand: Expression): Filter => ({ kind: "not", filter: { kind: "null", operand } });

const grouped = ({ dimensions }: AggregateQuery): boolean => dimensions.length > 0;

const shares = "(?:share|percentage|percent|proportion|fraction|%)";
/** "How many were late and what share is that", "number and percentage of …": those that the percentage is of are shown beside it. */
const countsToo = new RegExp(
  `\\bhow many\\b.*\\b(?:and|,) (?:what|which|how|the|their|as a|in)\\b.{0,12}?${shares}|\\b(?:number|count) and (?:the )?${shares}|${shares} and (?:the )?(?:number|count|how many)\\b`,
  "i",
);

/**
 * "The percentage of orders that were returned by category" is of each category, whatever stands before its noun ("canceled
 * subscriptions per cancel reason") is split up where the groups are columns of the same table and nothing asks for each of them first
 * ("for each plan, the percentage of cancelled subscriptions"). An amount is of each group where a verb
 * says which part of it is meant ("what share of sales comes from members, by shop").
 */
function isOfGroup(build: Build, query: AggregateQuery, figure: MeasureExpression): boolean {
  const { dimensions, subject, hidden } = query;
  const { frame } = build;
  const part = frame.conditions.filter((condition) => !limitsWhole(build, condition));
  if (!countsRows(figure)) {
    const adds = figure.kind === "aggregate" && figure.aggregation === "sum";
    const told = [...part.map(startOf), ...frame.required.map(({ start }) => start)];
    return adds && frame.verb !== null && told.some((start) => start >= (frame.verb ?? 0));
  }
  const noun = nounEnd(frame);
  const had = frame.required.some(({ start }) => start >= noun);
  if (part.length === 0) return had;
  const after = had || part.some(({ test }) => test.kind !== "value" || test.value.start >= noun);
  const shown = dimensions.filter(({ id }) => !hidden.includes(id));
  const elsewhere = shown.some(
    ({ expression }) => expression.kind !== "field" || expression.field.table !== subject,
  );
  return after || elsewhere || frame.groups.some((group) => isAskedFirst(frame, group));
}

const nounEnd = ({ targets }: Frame): number => Math.max(...targets.map(({ noun }) => noun.end));

/** "The share of orders by channel in Norway", "of orders in Norway by channel": where they are, and what is said behind the groups, says of which all. */
function limitsWhole({ frame, choice, index }: Build, { test, within }: Condition): boolean {
  if (frame.verb !== null || test.kind !== "value") return false;
  const { start } = test.value;
  const column = index.columns[choice.values.get(test.value)?.column ?? -1]?.column;
  const placed = within === true && column?.role === "geo" && start >= nounEnd(frame);
  const isBehind = (group: Group): boolean =>
    group.kind === "noun" && group.noun.end <= start && !isAskedFirst(frame, group);
  return frame.groups.some(isBehind) || placed;
}

/** "For each plan, the percentage of cancelled ones": a group that stands before all that is told of its rows. */
const isAskedFirst = ({ targets, conditions }: Frame, group: Group): boolean =>
  group.kind === "noun" &&
  group.each &&
  [...targets.map(({ noun }) => noun.start), ...conditions.map(startOf)].every(
    (start) => start >= group.noun.end,
  );

/** "load factor in percent by route": one figure over another has no share of itself. */
const isRatio = (expression: MeasureExpression): boolean =>
  expression.kind === "arithmetic" &&
  (expression.operator === "/" || isRatio(expression.left) || isRatio(expression.right));

/** "Average fare in percent by route": what does not add up has no share of itself. */
const addsUp = (expression: MeasureExpression): boolean =>
  !isRatio(expression) && (expression.kind !== "aggregate" || !averaging.has(expression.aggregation));

const countsRows = (expression: MeasureExpression): boolean =>
  expression.kind === "aggregate" && ["count", "count-distinct"].includes(expression.aggregation);

/**
 * "What percentage of active employees are women": conditions before the verb tell the whole where others stand behind it. "The share
 * of late trips, dropped ones excluded": what is left out beside what is asked for is left out of the whole; "the share of late trips with a fare above 20"
 * is of late trips.
 */
function wholeConditions(build: Build, { subject }: AggregateQuery): ReadonlySet<string> {
  const { verb, conditions } = build.frame;
  const table = build.index.graph.tableIds.get(subject);
  if (table === undefined) return new Set();
  const before = verb === null ? [] : conditions.filter((condition) => startOf(condition) < verb);
  const left = conditions.filter((each) => isLeftOut(each) || limitsWhole(build, each));
  const noun = nounEnd(build.frame);
  const [named, behind] = [isNamed(noun), conditions.filter((each) => !left.includes(each))];
  const kinds = behind.every(named) ? [] : behind.filter(named);
  const told = new Set([...before, ...left, ...kinds]);
  if (told.size === conditions.length) return new Set();
  const others = new Set(conditions.filter((each) => !told.has(each)));
  const apart = { ...build, faults: {}, notes: [], frame: { ...build.frame, periods: [], recurring: [] } };
  const filters = [
    ...[...told].map((condition) => conditionFilter(build, table, condition)),
    ...(told.size > 1 ? conjuncts(conditionsFilter(apart, table, others)) : []),
  ];
  return new Set(filters.flatMap((filter) => (filter === null ? [] : [partKey(filter)])));
}

/** "Late trips with a fare above 20": what stands before the noun. */
const isNamed =
  (noun: number) =>
  ({ test }: Condition): boolean =>
    test.kind === "value" && test.value.start < noun;

const isLeftOut = ({ negated, test }: Condition): boolean =>
  negated && (test.kind === "value" || (test.kind === "compare" && test.value === true));

const startOf = ({ test, left }: Condition): number =>
  test.kind === "value" ? test.value.start : (left?.start ?? Number.POSITIVE_INFINITY);

/** "What percentage of members left in 2024": a time that only some rows have says which part they are, where nothing else does. */
function isTimeOfEnd({ index, frame }: Build, { subject }: AggregateQuery, filter: Filter): boolean {
  if (frame.verb === null && frame.conditions.length > 0) return false;
  const parts = conjuncts(filter);
  const said = parts.filter(({ kind }) => kind === "period");
  const [field, other] = fieldsOf(said);
  if (field === undefined || other !== undefined || field.table !== subject || field.path.length > 0)
    return false;
  const entry = entryOf(field, index);
  const partial = (entry?.column.profile?.nulls ?? 0) > 0;
  const known = parts.every(
    (part) => part.kind === "period" || (part.kind === "not" && part.filter.kind === "null"),
  );
  return partial && known && index.tables[entry?.table ?? -1]?.table.timeColumn !== field.column;
}

/** "What share of those hired in 2023 left in 2024": of two times of the rows alone the one said last is that of the part; null elsewhere. */
function splitTimes({ frame }: Build, filter: Filter): [Filter, Filter] | null {
  const [whole, part, other] = conjuncts(filter);
  if (whole?.kind !== "period" || part?.kind !== "period" || other !== undefined) return null;
  const own = fieldsOf(filter).every(({ path }) => path.length === 0);
  const told = frame.conditions.length + frame.required.length > 0;
  return own && !told && !isSamePart(whole.operand, part.operand) ? [whole, part] : null;
}

/** Whether a filter is one of a column of years. */
function isOfYear({ index }: Build, filter: Filter): boolean {
  const left = filter.kind === "comparison" ? filter.left : filter.kind === "between" ? filter.operand : null;
  if (left?.kind !== "field") return false;
  const entry = entryOf(left.field, index);
  return entry?.words.at(-1) === "year" && isNumeric(entry.column);
}

/** "What share of accounts cancelled in 2024" where that is told by rows of theirs: the time is of the same row, and says the part. */
function isOfPart(period: Filter, filter: Filter): boolean {
  if (filter.kind !== "and") return false;
  const others = filter.filters.filter((each) => !arePeriods(each));
  return fieldsOf(period).some(
    ({ path }) =>
      path.some(({ reversed }) => reversed) &&
      others.some((other) => fieldsOf(other).some((field) => isSamePart(field.path, path))),
  );
}

/** A period, or one of several ("in 2023 vs 2024"). */
const arePeriods = (filter: Filter): boolean =>
  filter.kind === "period" || (filter.kind === "or" && filter.filters.every(arePeriods));

/**
 * Periods, that a group is known, and conditions of the `whole` limit the whole, as do numbers of years beside others; the others say the
 * part.
 */
function splitPeriod(
  filter: Filter,
  query: AggregateQuery,
  whole: ReadonlySet<string>,
  ofYear: (filter: Filter) => boolean,
): [Filter | null, Filter | null] {
  const { dimensions } = query;
  const groups = dimensions.map(({ expression }) => partKey(expression));
  const isGrouped = (operand: Expression): boolean =>
    groups.some((group) => group.includes(partKey(operand)));
  const limits = (each: Filter): boolean =>
    (arePeriods(each) && !isOfPart(each, filter)) ||
    whole.has(partKey(each)) ||
    (each.kind === "not" && each.filter.kind === "null" && isGrouped(each.filter.operand));
  if (limits(filter)) return [filter, null];
  if (filter.kind !== "and") return [null, filter];
  const told = filter.filters.filter((each) => !limits(each));
  const beside = told.filter((each) => !ofYear(each));
  const rest = beside.length > 0 ? beside : told;
  const periods = filter.filters.filter((each) => !rest.includes(each));
  const pack = (filters: Filter[]): Filter | null =>
    filters.length <= 1 ? (filters[0] ?? null) : { kind: "and", filters };
  return [pack(periods), pack(rest)];
}

/** Shares, growth and running totals beside the first measure. */
export function applyTransforms(build: Build, query: AggregateQuery): AggregateQuery {
  let result = besideYears(build, query) ?? query;
  for (const wish of build.frame.transforms) {
    const measure = result.measures[0];
    if (measure === undefined) return result;
    if (wish.kind === "share") {
      if (build.spent.has(wish)) continue;
      if (result.dimensions.length === 0 || !addsUp(measure.expression)) continue;
      const per = wholeOf(build, result);
      result = withTransform(result, { id: "share", label: "share", kind: "share", of: measure.id, per });
      continue;
    }
    if (wish.kind === "rank") {
      result = withRank(build, result, wish);
      continue;
    }
    const compared = wish.kind === "growth" ? grownBetween(build, result, wish.grain) : null;
    if (compared !== null) {
      result = compared;
      continue;
    }
    const grain = "grain" in wish ? wish.grain : null;
    const timed = grain === null && comparesValues(build, result) ? result : withTime(build, result, grain);
    const along =
      timed.dimensions.find(({ expression }) => expression.kind === "truncate")?.id ??
      timed.dimensions[0]?.id;
    if (along === undefined) {
      fault(build, "leftover");
      continue;
    }
    const per = timed.dimensions
      .filter(({ id }) => id !== along && !timed.hidden.includes(id))
      .map(({ id }) => id);
    const transform: Transform =
      wish.kind === "moving"
        ? {
            id: "moving",
            label: "moving average",
            kind: "moving",
            of: measure.id,
            per,
            along,
            size: Math.max(2, Math.min(1000, wish.size ?? 7)),
            aggregation: "average",
          }
        : wish.kind === "running"
          ? { id: "running", label: "running total", kind: "running", of: measure.id, per, along }
          : {
              id: "growth",
              label: "growth",
              kind: "growth",
              of: measure.id,
              per,
              along,
              lag: lagOf(timed, along, wish),
            };
    result = withTransform(withChange(timed, wish, transform), transform);
  }
  return result;
}

/** "The change in 2024/25 vs. 2023/24" of seasons that a column names: from the one value to the other, and along no time. */
function comparesValues({ frame }: Build, { dimensions, filter }: AggregateQuery): boolean {
  const [only, other] = dimensions;
  return (
    frame.versus &&
    other === undefined &&
    conjuncts(filter).some((part) => part.kind === "in" && isSamePart(part.operand, only?.expression))
  );
}

/** What shares are within: of members that are followed over time each of its units, unless all of it is said to be the whole. */
function wholeOf({ lemmas }: Build, { dimensions, hidden }: AggregateQuery): string[] {
  if (lemmas.has("grand") || lemmas.has("overall")) return [];
  const shown = dimensions.filter(({ id }) => !hidden.includes(id));
  const units = shown.filter(({ expression }) => expression.kind === "truncate");
  return units.length < shown.length ? units.map(({ id }) => id) : [];
}

/** "The change to the month before": the amount, beside what it is in percent. */
const withChange = (query: AggregateQuery, wish: TransformWish, growth: Transform): AggregateQuery =>
  wish.kind === "growth" && wish.absolute === true && growth.kind === "growth"
    ? withTransform(query, { ...growth, id: "change", label: "change", kind: "difference" })
    : query;

/** "Yoy growth by quarter": against the same quarter of the year before. */
function lagOf({ dimensions }: AggregateQuery, along: string, wish: TransformWish): number {
  const expression = dimensions.find(({ id }) => id === along)?.expression;
  if (wish.kind !== "growth" || wish.grain !== "year" || expression?.kind !== "truncate") return 1;
  return unitsAYear[expression.grain] ?? 1;
}

const unitsAYear: Partial<Record<TimeGrain, number>> = { quarter: 4, month: 12, week: 52 };

const withTransform = (query: AggregateQuery, transform: Transform): AggregateQuery => ({
  ...query,
  transforms: [...query.transforms, transform],
});

/**
 * The query with a time dimension, of the usual grain where none is named; it takes the place of columns that tell its months or years by
 * themselves.
 */
function withTime(build: Build, query: AggregateQuery, grain: TimeGrain | null): AggregateQuery {
  if (query.dimensions.some(({ expression }) => expression.kind === "truncate")) return query;
  const [only, other] = query.dimensions;
  if (grain === null && only !== undefined && other === undefined && tellsYears(build, only)) return query;
  const usual = alongTime(build, query, grain ?? usualGrain(build, query));
  if (usual === null || query.dimensions.some(({ expression }) => isSamePart(expression, usual.expression)))
    return query;
  const told = new Map(query.dimensions.map((each) => [each.id, unitTold(build, each, usual)]));
  const finest = finestOf([...told.values()]);
  const time = finest === null ? usual : (alongTime(build, query, finest, true) ?? usual);
  const dimensions = query.dimensions.filter(({ id }) => (told.get(id) ?? null) === null);
  return {
    ...query,
    dimensions: [time, ...dimensions],
    order: [{ by: { kind: "output", id: "t" }, descending: false }],
  };
}

const grains: readonly TimeGrain[] = ["day", "week", "month", "quarter", "year"];

const finestOf = (told: readonly (TimeGrain | null)[]): TimeGrain | null =>
  grains.find((grain) => told.includes(grain)) ?? null;

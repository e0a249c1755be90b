import type { AggregateQuery, Filter, MeasureExpression, TimeGrain, Transform } from "@parlance/contract";
import { type Build, columnAt, fault, fieldAt, isTime, valueAt } from "./build-context.ts";
import { timeColumnNear } from "./time-column.ts";
import { withoutPeriods } from "./without-periods.ts";

/** "percentage of orders shipped with X": without groups, the rows that pass the conditions over all rows. */
export function shareOfRows(build: Build, query: AggregateQuery): AggregateQuery {
  const measure = query.measures[0];
  const share = build.frame.transforms.some(({ kind }) => kind === "share");
  if (!share || query.dimensions.length > 0 || measure === undefined || query.filter === null) return query;
  const [whole, part] = splitPeriod(query.filter);
  if (part === null || measure.expression.kind !== "aggregate") return query;
  const counted: MeasureExpression = { ...measure.expression, filter: part };
  const expression: MeasureExpression = {
    kind: "arithmetic",
    operator: "*",
    left: { kind: "constant", value: 100 },
    right: { kind: "arithmetic", operator: "/", left: counted, right: measure.expression },
  };
  build.notes.push("the percentage is of all rows in the same period");
  return { ...query, filter: whole, measures: [{ id: measure.id, label: "percentage", expression }] };
}

/** Periods limit the whole; the other conditions say the part. */
function splitPeriod(filter: Filter): [Filter | null, Filter | null] {
  if (filter.kind === "period") return [filter, null];
  if (filter.kind !== "and") return [null, filter];
  const periods = filter.filters.filter(({ kind }) => kind === "period");
  const rest = filter.filters.filter(({ kind }) => kind !== "period");
  const pack = (filters: Filter[]): Filter | null =>
    filters.length <= 1 ? (filters[0] ?? null) : { kind: "and", filters };
  return [pack(periods), pack(rest)];
}

/** Shares, growth and running totals beside the first measure. */
export function applyTransforms(build: Build, query: AggregateQuery): AggregateQuery {
  let result = query;
  for (const wish of build.frame.transforms) {
    const measure = result.measures[0];
    if (measure === undefined) return result;
    if (wish.kind === "share") {
      if (result.dimensions.length === 0) continue;
      result = withTransform(result, { id: "share", label: "share", kind: "share", of: measure.id, per: [] });
      continue;
    }
    const compared = wish.kind === "growth" && wish.grain === null ? comparedEnds(build, result) : null;
    if (compared !== null) {
      result = compared;
      continue;
    }
    const timed = withTime(build, result, "grain" in wish ? wish.grain : null);
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
          : { id: "growth", label: "growth", kind: "growth", of: measure.id, per, along, lag: 1 };
    result = withTransform(timed, transform);
  }
  return result;
}

/** "Growth from September to October": the two units beside each other; null where no such span is said. */
function comparedEnds(build: Build, query: AggregateQuery): AggregateQuery | null {
  const ends = build.frame.periods.find((wish) => wish.ends !== undefined)?.ends;
  const timed = query.dimensions.some(({ expression }) => expression.kind === "truncate");
  const subject = build.index.graph.tableIds.get(query.subject);
  const column = subject === undefined ? null : timeColumnNear(build, subject);
  if (
    ends === undefined ||
    timed ||
    subject === undefined ||
    column === null ||
    !isTime(columnAt(build, column))
  )
    return null;
  const time = fieldAt(build, subject, column);
  if (time?.kind !== "field") return null;
  return {
    ...query,
    filter: withoutPeriods(query.filter),
    comparison: { time: time.field, current: ends.last, previous: ends.first },
  };
}

const withTransform = (query: AggregateQuery, transform: Transform): AggregateQuery => ({
  ...query,
  transforms: [...query.transforms, transform],
});

/** The query with a time dimension, monthly where none is named. */
function withTime(build: Build, query: AggregateQuery, grain: TimeGrain | null): AggregateQuery {
  if (query.dimensions.some(({ expression }) => expression.kind === "truncate")) return query;
  const subject = build.index.graph.tableIds.get(query.subject);
  const column = subject === undefined ? null : timeColumnNear(build, subject);
  const operand =
    subject === undefined || column === null || !isTime(columnAt(build, column))
      ? null
      : valueAt(build, subject, column);
  if (operand === null) return query;
  const chosen = grain ?? "month";
  return {
    ...query,
    dimensions: [
      { id: "t", label: chosen, expression: { kind: "truncate", grain: chosen, operand } },
      ...query.dimensions,
    ],
    order: [{ by: { kind: "output", id: "t" }, descending: false }],
  };
}

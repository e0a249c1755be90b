import {
  addUnits,
  type DataReach,
  dayOf,
  type Field,
  type Filter,
  type Interval,
  isoDay,
  type Period,
  type ResultTable,
  type SemanticModel,
  type SemanticQuery,
  type TimeGrain,
  tellsNothing,
} from "@parlance/contract";
import { type Bound, boundsOf, reachBeyond } from "./period-bounds.ts";

/**
 * A query whose period lies before or after all data, asked of the nearest one that has some: "last month" of data that ended in
 * 2024 is its last month. Periods that stand beside each other are moved alike. Null where something was found, of other queries and of hours.
 */
export function withinReach(
  query: SemanticQuery,
  model: SemanticModel,
  table: ResultTable,
): SemanticQuery | null {
  if (!tellsNothing(table)) return null;
  const { all, some } = boundsOf(query);
  const outside = [...all, ...some]
    .flatMap((bound) => {
      const reach = reachBeyond(bound, model);
      return reach === null ? [] : [{ ...bound, reach }];
    })
    .toSorted((one, other) => endOf(other).localeCompare(endOf(one)));
  const [latest] = outside;
  const step = latest === undefined ? null : stepTo(latest.period, latest.reach);
  if (latest === undefined || step === null) return null;
  return moved(query, ({ time, period }) =>
    time.table === latest.time.table && time.column === latest.time.column ? shifted(period, step) : period,
  );
}

/** Whether a query asks only for times without data. */
export function isBeyond(query: SemanticQuery, model: SemanticModel): boolean {
  const { all, some } = boundsOf(query);
  const isOutside = (bound: Bound): boolean => reachBeyond(bound, model) !== null;
  return all.some(isOutside) || (some.length > 0 && some.every(isOutside));
}

const endOf = ({ period }: Bound): string => period.interval.end ?? "";

type Step = { grain: TimeGrain; count: number };

const day = 86_400_000;
/** Units that are tried: days of a lifetime. */
const furthest = 30_000;

/** How far a period moves for its last unit to hold the last of the data, or its first one the first. */
function stepTo({ interval, expression }: Period, { first, last }: DataReach): Step | null {
  const days = daysOf(interval);
  if (days === null) return null;
  const [start, end] = days;
  const isAfter = start > dayOf(last);
  const { grain } = expression;
  if (grain === null || expression.kind === "rolling")
    return { grain: "day", count: (isAfter ? dayOf(last) + day - end : dayOf(first) - start) / day };
  const unit = isAfter && expression.kind !== "to-date" ? addUnits(end, grain, -1) : start;
  const holds = (count: number): boolean =>
    isAfter ? addUnits(unit, grain, count) <= dayOf(last) : addUnits(unit, grain, count + 1) > dayOf(first);
  for (let count = 1; count < furthest; count++) {
    const step = isAfter ? -count : count;
    if (holds(step)) return { grain, count: step };
  }
  return null;
}

/** The days that an interval goes from and to; null of open ones and of times of day. */
function daysOf({ start, end }: Interval): [number, number] | null {
  return start?.length === 10 && end?.length === 10 ? [dayOf(start), dayOf(end)] : null;
}

function shifted(period: Period, { grain, count }: Step): Period {
  const days = daysOf(period.interval);
  if (days === null) return period;
  const [start, end] = days.map((one) => isoDay(addUnits(one, grain, count)));
  const { expression } = period;
  const isUnit = expression.kind === "absolute" || (expression.kind === "calendar" && expression.count === 1);
  return {
    expression: { kind: "absolute", grain: isUnit ? expression.grain : null },
    interval: { start: start ?? null, end: end ?? null },
  };
}

type Move = (bound: Bound) => Period;

function moved(query: SemanticQuery, move: Move): SemanticQuery {
  switch (query.kind) {
    case "set":
      return query;
    case "list":
      return { ...query, filter: filterMoved(query.filter, move) };
    case "aggregate":
      return {
        ...query,
        filter: filterMoved(query.filter, move),
        comparison: query.comparison === null ? null : bothMoved(query.comparison, move),
      };
    case "analysis": {
      const { request } = query;
      const inner = moved(query.query, move);
      if (inner.kind === "set" || inner.kind === "analysis") return query;
      return {
        ...query,
        query: inner,
        request: request.kind === "drivers" ? bothMoved(request, move) : request,
      };
    }
  }
}

const bothMoved = <Of extends { time: Field; current: Period; previous: Period }>(
  of: Of,
  move: Move,
): Of => ({
  ...of,
  current: move({ time: of.time, period: of.current }),
  previous: move({ time: of.time, period: of.previous }),
});

function filterMoved(filter: Filter | null, move: Move): Filter | null {
  switch (filter?.kind) {
    case "and":
    case "or":
      return {
        ...filter,
        filters: filter.filters.map((one) => filterMoved(one, move)).filter((one) => one !== null),
      };
    case "period":
      return filter.operand.kind === "field"
        ? { ...filter, period: move({ time: filter.operand.field, period: filter.period }) }
        : filter;
    default:
      return filter;
  }
}

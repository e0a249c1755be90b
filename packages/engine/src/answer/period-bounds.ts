import {
  type DataReach,
  dataReach,
  type Field,
  type Filter,
  type Period,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";

/** A period that rows have to lie in, by which column. */
export type Bound = { time: Field; period: Period };

/** `all`: what every row lies in; `some`: periods that rows lie in one or another of. */
type Bounds = { all: Bound[]; some: Bound[] };

/** The periods that bound a query's rows. */
export function boundsOf(query: SemanticQuery): Bounds {
  switch (query.kind) {
    case "aggregate": {
      const { comparison } = query;
      const { all, some } = boundsIn(query.filter);
      if (comparison === null) return { all, some };
      const { time, current, previous } = comparison;
      return compared({ all, some }, time, current, previous);
    }
    case "list":
      return boundsIn(query.filter);
    case "set":
      return { all: [], some: [] };
    case "analysis": {
      const { request } = query;
      const { all, some } = boundsOf(query.query);
      if (request.kind !== "drivers") return { all, some };
      const { time, current, previous } = request;
      return compared({ all, some }, time, current, previous);
    }
  }
}

const compared = ({ all, some }: Bounds, time: Field, current: Period, previous: Period): Bounds => ({
  all: [...all, { time, period: current }],
  some: [...some, { time, period: current }, { time, period: previous }],
});

function boundsIn(filter: Filter | null): Bounds {
  if (filter?.kind === "and") {
    const parts = filter.filters.map(boundsIn);
    return { all: parts.flatMap(({ all }) => all), some: parts.flatMap(({ some }) => some) };
  }
  const bound = filter === null ? null : boundOf(filter);
  if (bound !== null) return { all: [bound], some: [] };
  const either = filter?.kind === "or" ? filter.filters.map(boundOf) : [];
  return { all: [], some: either.some((one) => one === null) ? [] : either.filter((one) => one !== null) };
}

const boundOf = (filter: Filter): Bound | null =>
  filter.kind === "period" && filter.operand.kind === "field"
    ? { time: filter.operand.field, period: filter.period }
    : null;

/** How far the data goes, where a period lies outside of it; null elsewhere. */
export function reachBeyond({ time, period }: Bound, model: SemanticModel): DataReach | null {
  const reach = dataReach(time, model);
  return reach === null || !isOutside(period, reach) ? null : reach;
}

/** ISO days and timestamps compare as texts; a period ends before its end. */
const isOutside = ({ interval: { start, end } }: Period, reach: { first: string; last: string }): boolean =>
  (start !== null && reach.last.slice(0, start.length) < start) || (end !== null && reach.first >= end);

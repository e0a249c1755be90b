import {
  type DataReach,
  dataReach,
  type Field,
  type Filter,
  named,
  type Period,
  type ResultTable,
  type SemanticModel,
  type SemanticQuery,
  type Sentence,
} from "@parlance/contract";
import { headingOf, reachWords, singleGrain } from "./reach-words.ts";
import { enumerated, type FormatCell, sentence } from "./segments.ts";

/** A period that rows have to lie in, by which column. */
type Bound = { time: Field; period: Period };

/**
 * What a reader must know of periods that lie before or after all that the data has. `reason` says why a result holds nothing
 * ("There is no data for that period: orders run from 1 Jan 2022 to 31 Dec 2024."), null for other results; `note` which of several
 * periods there is nothing of.
 */
export function beyondData(
  query: SemanticQuery,
  model: SemanticModel,
  table: ResultTable,
  format: FormatCell,
): { reason: Sentence | null; note: Sentence | null } {
  const { all, some } = boundsOf(query);
  const outside = (bound: Bound): DataReach | null => reachBeyond(bound, model);
  const blank = isBlank(table);
  const missed = all.map(outside).find((reach) => reach !== null) ?? allBeyond(some, outside);
  if (blank && missed !== null) return { reason: told(["that period"], missed, format), note: null };
  const partly = some.flatMap((bound) => {
    const reach = outside(bound);
    return reach === null ? [] : [{ name: nameOf(bound.period, reach, format), reach }];
  });
  const [first] = partly;
  if (blank || first === undefined) return { reason: null, note: null };
  const names = [...new Set(partly.map(({ name }) => name))];
  return { reason: null, note: told(names, first.reach, format) };
}

const allBeyond = (some: Bound[], outside: (bound: Bound) => DataReach | null): DataReach | null => {
  const reaches = some.map(outside);
  return reaches.every((reach) => reach !== null) ? (reaches[0] ?? null) : null;
};

const told = (periods: string[], reach: DataReach, format: FormatCell): Sentence =>
  sentence(
    "There is no data for ",
    ...enumerated(periods.map((period) => [named(period)])),
    ": ",
    ...reachWords(reach, format),
    ".",
  );

/** A period by its start and unit ("2012"), where it is one. */
function nameOf(period: Period, reach: DataReach, format: FormatCell): string {
  const grain = singleGrain(period);
  const { start } = period.interval;
  return grain === null || start === null
    ? "one of the periods"
    : format(start, { ...headingOf(reach), grain });
}

/** No rows, or no figure in them but zeros. */
const isBlank = ({ columns, rows }: ResultTable): boolean =>
  rows.every((row) =>
    columns.every(({ role }, index) => role !== "measure" || row[index] === null || Number(row[index]) === 0),
  );

/** `all`: what every row lies in; `some`: periods that rows lie in one or another of. */
type Bounds = { all: Bound[]; some: Bound[] };

function boundsOf(query: SemanticQuery): Bounds {
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
function reachBeyond({ time, period }: Bound, model: SemanticModel): DataReach | null {
  const reach = dataReach(time, model);
  return reach === null || !isOutside(period, reach) ? null : reach;
}

/** ISO days and timestamps compare as texts; a period ends before its end. */
const isOutside = ({ interval: { start, end } }: Period, reach: { first: string; last: string }): boolean =>
  (start !== null && reach.last.slice(0, start.length) < start) || (end !== null && reach.first >= end);

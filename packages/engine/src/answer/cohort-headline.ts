import {
  type AggregateQuery,
  addUnits,
  dayOf,
  followedFrom,
  isoDay,
  type Literal,
  named,
  pluralOf,
  type ResultTable,
  type Segment,
  type Sentence,
  type TimeGrain,
} from "@parlance/contract";
import { columnAt, countedIn, type FormatCell, sentence } from "./segments.ts";

/** How many periods after the first one are told besides the next: a year, or four weeks. */
const later: Partial<Record<TimeGrain, { units: number; said: string }>> = {
  week: { units: 4, said: "four weeks" },
  month: { units: 12, said: "a year" },
  quarter: { units: 4, said: "a year" },
};

type Cohorts = { grain: TimeGrain; rows: ReadonlyMap<string, number>; starts: string[]; last: string };

/**
 * Of how many that began in a period are there again in the next one, and a year on, over all beginnings for which that time is over:
 * "On average 21 % of customers come again in the next month, 18 % a year after." Null where the table is no such matrix of counts.
 */
export function cohortHeadline(
  table: ResultTable,
  query: AggregateQuery,
  format: FormatCell,
): Sentence | null {
  const cohorts = isFollowed(query) ? readCohorts(table) : null;
  const counted = cohorts === null ? null : countedIn(columnAt(table, 2));
  if (cohorts === null || counted === null) return null;
  const next = shareAfter(table, cohorts, 1, format);
  const more = later[cohorts.grain];
  const afterMore = more === undefined ? null : shareAfter(table, cohorts, more.units, format);
  if (next === null) return null;
  return sentence(
    "On average ",
    next,
    " of ",
    named(pluralOf(counted)),
    ` are there again in the ${cohorts.grain} after their first`,
    ...(more === undefined || afterMore === null ? [] : [", ", afterMore, ` ${more.said} after`]),
    ".",
  );
}

/** Whether those that are counted are the same ones at every time, and the first column is when they began. */
function isFollowed(query: AggregateQuery): boolean {
  const counted = query.measures[0]?.expression;
  if (counted?.kind !== "aggregate" || counted.aggregation !== "count-distinct") return false;
  return followedFrom(query)?.start === query.dimensions[0]?.id;
}

/** A start, a time not before it in the same units, and a count. */
function readCohorts(table: ResultTable): Cohorts | null {
  const [start, time, figure, more] = table.columns;
  const grain = start?.grain;
  if (grain === undefined || time?.grain !== grain || figure?.role !== "measure" || more !== undefined)
    return null;
  const rows = new Map(table.rows.map(([from, to], row) => [`${from} ${to}`, row]));
  const inOrder = table.rows.every(
    ([from, to]) => typeof from === "string" && typeof to === "string" && from <= to,
  );
  const starts = [...new Set(table.rows.map(([from]) => String(from)))].toSorted();
  if (!inOrder || starts.length < 2 || rows.size < table.rows.length || starts.length === rows.size)
    return null;
  const cut = new Set<Literal>(time.partial);
  const whole = table.rows.flatMap(([, to = null]) => (cut.has(to) ? [] : [String(to)]));
  return { grain, rows, starts, last: whole.toSorted().at(-1) ?? "" };
}

/** The part of those that began which were there so many periods later, where that time is over; null where it is for none. */
function shareAfter(
  table: ResultTable,
  { grain, rows, starts, last }: Cohorts,
  units: number,
  format: FormatCell,
): Segment | null {
  const pairs = starts.flatMap((start) => {
    const then = isoDay(addUnits(dayOf(start), grain, units));
    const first = rows.get(`${start} ${start}`);
    return first === undefined || then > last ? [] : [{ first, again: rows.get(`${start} ${then}`) }];
  });
  const count = (row: number | undefined): number =>
    row === undefined ? 0 : Number(table.rows[row]?.[2] ?? 0);
  const began = pairs.reduce((sum, { first }) => sum + count(first), 0);
  if (began === 0) return null;
  const again = pairs.reduce((sum, pair) => sum + count(pair.again), 0);
  const ratio = {
    ...columnAt(table, 2),
    unit: { kind: "ratio" as const, currency: null, label: null },
    decimals: 1,
  };
  return {
    kind: "cell",
    text: format(again / began, ratio),
    cells: pairs.flatMap((pair) =>
      [pair.first, pair.again ?? pair.first].map((row): [number, number] => [row, 2]),
    ),
    derivation: "share",
  };
}

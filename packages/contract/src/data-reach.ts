import { addUnits, dayOf, isoDay, startOf } from "./calendar.ts";
import { standardConventions } from "./conventions.ts";
import type { TimeGrain } from "./kinds.ts";
import { findColumn, findTable } from "./model-lookup.ts";
import { partsOfDay } from "./part-of-day.ts";
import type { Column, SemanticModel, Table } from "./semantic-model.ts";
import type { Expression, Field, Filter, Period, SemanticQuery } from "./semantic-query-types.ts";
import { isOfStanding, type StandingTime, standingTimeOf } from "./standing-time.ts";

/** From when to when the data goes (ISO), by which column of which table. */
export type DataReach = { owner: Table; column: Column; first: string; last: string };

/** How far a time column's values go; null where that is not known. */
export function dataReach(time: Field, model: SemanticModel): DataReach | null {
  const owner = findTable(model, time.table);
  const column = owner === null ? null : findColumn(owner, time.column);
  const [first, last] = [column?.profile?.minimum, column?.profile?.maximum];
  if (owner === null || column === null || typeof first !== "string" || typeof last !== "string") return null;
  return { owner, column, first, last };
}

const dayMilliseconds = 86_400_000;
/** Times that lie this many usual gaps beyond the first or last one belong to what the data covers. */
const gapsCovered = 3;

/** Days (ISO) from the first of which on, and before the second of which, the data is whole, but for the days and hours of `parts`. */
export type CoveredSpan = { from: string; until: string; parts?: readonly string[] };

/**
 * The days between which the data is taken to be whole: its first and last time, and beyond each three times the mean gap between its
 * different times, at least a day, so that rows a month apart cover their months. Null where there are too few
 * times to tell.
 */
export function coveredSpan({ column, first, last }: DataReach): CoveredSpan | null {
  const [start, end] = [dayOf(first), dayOf(last)];
  const steps = (column.profile?.distinct ?? 0) - 1;
  if (steps < 1 || !(end > start)) return null;
  const slack = Math.max(dayMilliseconds, (gapsCovered * (end - start)) / steps);
  if (slack > end - start) return null;
  const parts = partsOfReach(first, last, column);
  return {
    from: isoDay(start - slack),
    until: isoDay(end + slack),
    ...(parts.length === 0 ? {} : { parts }),
  };
}

function partsOfReach(first: string, last: string, { profile }: Column): string[] {
  const [start, end] = [instantOf(first), instantOf(last)];
  return profile === null || !(end > start) ? [] : partsOfDay({ start, end, profile });
}

/** An ISO date or wall-clock timestamp in milliseconds; NaN of other text. */
const instantOf = (iso: string): number =>
  Date.parse(iso.length > 10 ? `${iso.slice(0, 19).replace(" ", "T")}Z` : `${iso}T00:00:00Z`);

const coarse: ReadonlySet<TimeGrain> = new Set(["week", "month", "quarter", "year"]);

/** Whether the data covers the period of a grain that starts at a time in part alone; minutes and seconds count as covered. */
export function isPartCovered(start: string, grain: TimeGrain, { from, until, parts }: CoveredSpan): boolean {
  if (coarse.has(grain)) return start.slice(0, 10) < from || isoDay(addUnits(dayOf(start), grain, 1)) > until;
  const name = start.slice(0, grain === "day" ? 10 : 13).replace(" ", "T");
  return parts?.includes(`${grain} ${name}`) === true;
}

/** The time by which a query's figures are grouped, compared or bounded; null where none is, and where they are of what stands at its ends. */
export function timeOf(query: SemanticQuery): Field | null {
  if (query.kind === "analysis")
    return query.request.kind === "drivers" ? query.request.time : timeOf(query.query);
  if (query.kind === "set" || isOfStanding(query)) return null;
  if (query.kind === "aggregate" && query.comparison !== null) return query.comparison.time;
  const shown = query.kind === "aggregate" ? query.dimensions : query.columns;
  const grouped = shown.map(({ expression }) => truncated(expression)).find((field) => field !== null);
  return grouped ?? periodsOf(query.filter)[0]?.time ?? null;
}

const truncated = (expression: Expression): Field | null =>
  expression.kind === "truncate" && expression.operand.kind === "field" ? expression.operand.field : null;

/** The periods that all rows lie in, with the times that do. */
export function periodsOf(filter: Filter | null): { time: Field; period: Period }[] {
  if (filter?.kind === "and") return filter.filters.flatMap(periodsOf);
  return filter?.kind === "period" && filter.operand.kind === "field"
    ? [{ time: filter.operand.field, period: filter.period }]
    : [];
}

/**
 * From when on (ISO) nothing is known of what a query asks for: `now`, or the day on which its data ends before that, which for
 * figures by the day is the one after its last, and the last time itself where the last day (hour) is covered in part. For
 * figures by longer periods of data that is long over, or as sparse as they are, it is the last day that is known. What stands is known until `standingUntil`.
 */
export function knownUntil(query: SemanticQuery, model: SemanticModel, now: string): string {
  const standing = standingTimeOf(query);
  if (standing !== null) return standingUntil(standing, model, now);
  const time = timeOf(query);
  const reach = time === null ? null : dataReach(time, model);
  const span = reach === null ? null : coveredSpan(reach);
  if (reach === null || span === null) return now;
  const grain = fineGrain(query);
  const isPart = grain !== null && isPartCovered(reach.last, grain, span);
  const dayAfter = isoDay(dayOf(reach.last) + dayMilliseconds);
  const until = grain === null ? span.until : isPart ? reach.last : dayAfter;
  const end = grain === null ? endOfLast(query, reach) : null;
  if (until >= now.slice(0, 10))
    return end !== null && isEndOfSparse(reach, now) ? isoDay(end.day - dayMilliseconds) : now;
  const isOver = end !== null && isoDay(addUnits(end.day, end.grain, periodsGoingOn)) <= now.slice(0, 10);
  return isOver ? isoDay(Math.min(end.day, dayOf(until)) - dayMilliseconds) : until;
}

/**
 * Until when (ISO) what stands is known: now, or the last day of the last period in which rows began or ended where that is long over (three
 * months, and three times the usual gap between beginnings), since nothing is known of what became of them after it.
 */
export function standingUntil(
  { grain, operand, standing }: StandingTime,
  model: SemanticModel,
  now: string,
): string {
  const fields = [
    ...(operand.kind === "field" ? [operand.field] : []),
    ...standing.ends.map(({ field }) => field),
  ];
  const reaches = fields.flatMap((field) => dataReach(field, model) ?? []);
  const today = dayOf(now);
  const lasts = reaches.map(({ last }) => dayOf(last)).filter((day) => day <= today);
  const last = Math.max(...lasts);
  const [begun] = reaches;
  if (begun === undefined || !Number.isFinite(last)) return now;
  const gaps =
    (gapsCovered * (dayOf(begun.last) - dayOf(begun.first))) / (begun.column.profile?.distinct ?? 1);
  const isOver = today > Math.max(addUnits(last, "month", periodsGoingOn), last + gaps);
  const end = addUnits(startOf(last, grain, standardConventions), grain, 1);
  return isOver && end <= today ? isoDay(end - dayMilliseconds) : now;
}

/** Data that ended so many periods ago is over: the period after its last one is not going on. */
const periodsGoingOn = 3;

/**
 * Whether now is set to the last day of data whose times are a week or more apart: what is told of a month on its first day is
 * of all of it.
 */
const isEndOfSparse = ({ column, first, last }: DataReach, now: string): boolean =>
  now.slice(0, 10) === last.slice(0, 10) &&
  /T(?:00:00:00|23:59:59)$/.test(now) &&
  dayOf(last) - dayOf(first) >= 6 * dayMilliseconds * ((column.profile?.distinct ?? 0) - 1);

/** The day after the last period of more than a day that the data reaches into, where figures are grouped by such periods. */
function endOfLast(query: SemanticQuery, { last }: DataReach): { grain: TimeGrain; day: number } | null {
  const grain = grainsOf(query).find((each) => coarse.has(each));
  return grain === undefined
    ? null
    : { grain, day: addUnits(startOf(dayOf(last), grain, standardConventions), grain, 1) };
}

/** The unit no coarser than a day by which figures are grouped; null where none is. */
const fineGrain = (query: SemanticQuery): TimeGrain | null =>
  grainsOf(query).find((grain) => !coarse.has(grain)) ?? null;

/** The units of time by which figures are grouped. */
function grainsOf(query: SemanticQuery): TimeGrain[] {
  const inner = query.kind === "analysis" ? query.query : query;
  return inner.kind !== "aggregate"
    ? []
    : inner.dimensions.flatMap(({ expression }) =>
        expression.kind === "truncate" ? [expression.grain] : [],
      );
}

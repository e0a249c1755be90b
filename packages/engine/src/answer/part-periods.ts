import {
  coveredSpan,
  type DataReach,
  dataReach,
  isPartCovered,
  type Literal,
  named,
  type Period,
  periodsOf,
  type ResultColumn,
  type ResultTable,
  type SemanticModel,
  type SemanticQuery,
  type Sentence,
  timeOf,
} from "@parlance/contract";
import { headingOf, reachWords, singleGrain } from "./reach-words.ts";
import { enumerated, type FormatCell, sentence } from "./segments.ts";

/**
 * Which of the periods that a result shows, compares or is bounded by the data covers in part alone, as its first and last ones often are
 * ("1996 and 1998 are not complete: orders run from 4 Jul 1996 to 6 May 1998."); null where it covers all.
 */
export function partPeriods(
  query: SemanticQuery,
  model: SemanticModel,
  table: ResultTable,
  format: FormatCell,
): Sentence | null {
  const time = timeOf(query);
  const reach = time === null ? null : dataReach(time, model);
  const span = reach === null ? null : coveredSpan(reach);
  if (reach === null || span === null) return null;
  const shown = query.kind === "analysis" ? [] : shownPeriods(table);
  const periods = shown.length > 0 ? shown : namedPeriods(query).flatMap((each) => single(each, reach));
  const names = periods
    .filter(({ start, column: { grain } }) => grain !== undefined && isPartCovered(start, grain, span))
    .map(({ start, column }) => format(start, column));
  const told = [...new Set(names)];
  if (told.length === 0) return null;
  return sentence(
    ...enumerated(told.map((name) => [named(name)])),
    told.length === 1 ? " is not complete: " : " are not complete: ",
    ...reachWords(reach, format),
    ".",
  );
}

type Shown = { start: string; column: ResultColumn };

/** The first and the last period of a result over time. */
function shownPeriods({ columns, rows }: ResultTable): Shown[] {
  const index = columns.findIndex(({ role, grain }) => role === "dimension" && grain !== undefined);
  const column = columns[index];
  const starts = rows.map((row): Literal => row[index] ?? null).filter((cell) => typeof cell === "string");
  const [any] = starts;
  if (column === undefined || any === undefined) return [];
  const first = starts.reduce((before, start) => (start < before ? start : before), any);
  const last = starts.reduce((before, start) => (start > before ? start : before), any);
  return [first, last].map((start) => ({ start, column }));
}

/** The periods that a query compares, or that bound its rows. */
function namedPeriods(query: SemanticQuery): Period[] {
  if (query.kind === "set") return [];
  if (query.kind === "analysis")
    return query.request.kind === "drivers" ? [query.request.previous, query.request.current] : [];
  if (query.kind === "aggregate" && query.comparison !== null)
    return [query.comparison.previous, query.comparison.current];
  return query.kind === "list" ? [] : periodsOf(query.filter).map(({ period }) => period);
}

/** A period that is one week, month, quarter or year by the calendar. */
function single(period: Period, reach: DataReach): Shown[] {
  const [grain, { start }] = [singleGrain(period), period.interval];
  return grain === null || start === null ? [] : [{ start, column: { ...headingOf(reach), grain } }];
}

import {
  coveredSpan,
  type DataReach,
  dataReach,
  isPartCovered,
  type Literal,
  named,
  type Period,
  periodsOf,
  type ResultTable,
  type SemanticModel,
  type SemanticQuery,
  type Sentence,
  timeOf,
} from "@parlance/contract";
import { headingOf, reachWords, singleGrain } from "./reach-words.ts";
import { enumerated, type FormatCell, sentence } from "./segments.ts";

/** A result whose column of periods tells which of them, the first or the last, the data covers in part alone. */
export function withPartPeriods(table: ResultTable, query: SemanticQuery, model: SemanticModel): ResultTable {
  const time = timeOf(query);
  const reach = time === null || query.kind === "analysis" ? null : dataReach(time, model);
  const span = reach === null ? null : coveredSpan(reach);
  const at = placeOfPeriods(table);
  const column = table.columns[at];
  const grain = column?.grain;
  if (span === null || column === undefined || grain === undefined) return table;
  const partial = ends(table.rows.map((row) => row[at] ?? null)).filter((start) =>
    isPartCovered(start, grain, span),
  );
  if (partial.length === 0) return table;
  return { ...table, columns: table.columns.with(at, { ...column, partial }) };
}

/**
 * Which of the periods that a result shows, compares or is bounded by the data covers in part alone, as its first and last ones often are
 * ("1996 and 1998 are not complete: orders run from 4 Jul 1996 to 6 May 1998."); null where it covers all. `table` is as
 * `withPartPeriods` gives it.
 */
export function partPeriods(
  query: SemanticQuery,
  model: SemanticModel,
  table: ResultTable,
  format: FormatCell,
): Sentence | null {
  const time = timeOf(query);
  const reach = time === null ? null : dataReach(time, model);
  if (reach === null) return null;
  const told = [...new Set(namesOf(query, table, reach, format))];
  if (told.length === 0) return null;
  return sentence(
    ...enumerated(told.map((name) => [named(name)])),
    told.length === 1 ? " is not complete: " : " are not complete: ",
    ...reachWords(reach, format),
    ".",
  );
}

/** What the periods in part are called: those that are shown, where none are those that the query compares or that bound its rows. */
function namesOf(query: SemanticQuery, table: ResultTable, reach: DataReach, format: FormatCell): string[] {
  const column = query.kind === "analysis" ? undefined : table.columns[placeOfPeriods(table)];
  if (column !== undefined) return (column.partial ?? []).map((start) => format(start, column));
  const span = coveredSpan(reach);
  if (span === null) return [];
  return namedPeriods(query).flatMap((period) => {
    const [grain, { start }] = [singleGrain(period), period.interval];
    if (grain === null || start === null || !isPartCovered(start, grain, span)) return [];
    return [format(start, { ...headingOf(reach), grain })];
  });
}

const placeOfPeriods = ({ columns, rows }: ResultTable): number =>
  rows.length === 0
    ? -1
    : columns.findIndex(({ role, grain }) => role === "dimension" && grain !== undefined);

/** The first and the last of the times. */
function ends(cells: Literal[]): string[] {
  const starts = cells.filter((cell) => typeof cell === "string");
  const [any] = starts;
  if (any === undefined) return [];
  const first = starts.reduce((before, start) => (start < before ? start : before), any);
  const last = starts.reduce((before, start) => (start > before ? start : before), any);
  return first === last ? [first] : [first, last];
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

import {
  coveredSpan,
  type DataReach,
  dataReach,
  isPartCovered,
  named,
  type Period,
  periodsOf,
  type ResultColumn,
  type ResultTable,
  type Segment,
  type SemanticModel,
  type SemanticQuery,
  type Sentence,
  timeOf,
} from "@parlance/contract";
import { headingOf, reachWords, singleGrain } from "./reach-words.ts";
import { enumerated, type FormatCell, sentence } from "./segments.ts";
import { boundsOf, placeOfPeriods } from "./with-part-periods.ts";

/**
 * Which of the periods that a result shows, compares or is bounded by are covered in part alone, and by what: as the first and last ones of the
 * data often are ("1996 and 1998 are not complete: orders run from 4 Jul 1996 to 6 May 1998."), or by the question's own
 * bounds ("Jun 1997 is not complete: the period runs from 11 Jun 1997."). `table` is as `withPartPeriods` gives it.
 */
export function partPeriods(
  query: SemanticQuery,
  model: SemanticModel,
  table: ResultTable,
  format: FormatCell,
): Sentence[] {
  const time = timeOf(query);
  const reach = time === null ? null : dataReach(time, model);
  if (reach === null) return [];
  const column = table.columns[placeOfPeriods(table)];
  const span = coveredSpan(reach);
  const { partial = [], grain } = column ?? {};
  const byData = partial.filter(
    (start) => span !== null && grain !== undefined && isPartCovered(start, grain, span),
  );
  const byBounds = partial.filter((start) => !byData.includes(start));
  const named = (starts: string[]): string[] =>
    column === undefined ? [] : starts.map((start) => format(start, column));
  return [
    ...told(
      column === undefined ? namesInQuery(query, reach, format) : named(byData),
      reachWords(reach, format),
    ),
    ...told(named(byBounds), boundsWords(query, headingOf(reach), format)),
  ];
}

/** "May 1998 is not complete: …", nothing where no period is. */
function told(names: string[], reason: (string | Segment)[]): Sentence[] {
  const each = [...new Set(names)].map((name) => [named(name)]);
  if (each.length === 0 || reason.length === 0) return [];
  return [
    sentence(
      ...enumerated(each),
      each.length === 1 ? " is not complete: " : " are not complete: ",
      ...reason,
      ".",
    ),
  ];
}

/** The periods in part that a query compares or that bound its rows. */
function namesInQuery(query: SemanticQuery, reach: DataReach, format: FormatCell): string[] {
  const span = coveredSpan(reach);
  if (span === null) return [];
  return namedPeriods(query).flatMap((period) => {
    const [grain, { start }] = [singleGrain(period), period.interval];
    if (grain === null || start === null || !isPartCovered(start, grain, span)) return [];
    const isBeside = start >= span.until || (period.interval.end ?? "9999") <= span.from;
    if (isBeside) return [];
    return [format(start, { ...headingOf(reach), grain })];
  });
}

function boundsWords(query: SemanticQuery, heading: ResultColumn, format: FormatCell): (string | Segment)[] {
  const bounds = boundsOf(query);
  if (bounds === null) return [];
  const day = (iso: string): Segment => named(format(iso, heading));
  return [
    "the period runs",
    ...(bounds.from === "" ? [] : [" from ", day(bounds.from)]),
    ...(bounds.until === "9999-12-31" ? [] : [" to before ", day(bounds.until)]),
  ];
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

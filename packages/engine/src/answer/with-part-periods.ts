import {
  type CoveredSpan,
  coveredSpan,
  dataReach,
  isPartCovered,
  type Literal,
  periodsOf,
  type ResultTable,
  type SemanticModel,
  type SemanticQuery,
  timeOf,
} from "@parlance/contract";

/**
 * A result whose column of periods tells which of them, the first or the last, the data or the question's own bounds cover in part
 * alone. What an analysis is made of tells the first one only: whether the last one is over is the analysis's to see.
 */
export function withPartPeriods(table: ResultTable, query: SemanticQuery, model: SemanticModel): ResultTable {
  const at = placeOfPeriods(table);
  const column = table.columns[at];
  const grain = column?.grain;
  if (column === undefined || grain === undefined) return table;
  const spans = [spanOfData(query, model), boundsOf(query)].filter((span) => span !== null);
  const outer = ends(table.rows.map((row) => row[at] ?? null));
  const partial = (query.kind === "analysis" ? outer.slice(0, 1) : outer).filter((start) =>
    spans.some((span) => isPartCovered(start, grain, span)),
  );
  if (partial.length === 0) return table;
  return { ...table, columns: table.columns.with(at, { ...column, partial }) };
}

function spanOfData(query: SemanticQuery, model: SemanticModel): CoveredSpan | null {
  const time = timeOf(query);
  const reach = time === null ? null : dataReach(time, model);
  return reach === null ? null : coveredSpan(reach);
}

/** The days between which all rows of a query grouped by time lie, as it was asked; open ends reach everywhere. */
export function boundsOf(query: SemanticQuery): CoveredSpan | null {
  const shown = query.kind === "analysis" ? query.query : query;
  const [bounds, other] = shown.kind === "aggregate" ? periodsOf(shown.filter) : [];
  if (bounds === undefined || other !== undefined) return null;
  const { start, end } = bounds.period.interval;
  return { from: start?.slice(0, 10) ?? "", until: end?.slice(0, 10) ?? "9999-12-31" };
}

/** Where a result has its column of periods; -1 where it has none, or no rows. */
export const placeOfPeriods = ({ columns, rows }: ResultTable): number =>
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

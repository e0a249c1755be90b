import {
  type Failure,
  type Finding,
  failed,
  type Result,
  type ResultTable,
  type SemanticQuery,
  success,
} from "@parlance/contract";
import { cutNote } from "../cut-note.ts";
import { holm } from "../statistics/holm.ts";
import { measureColumns, readTableSeries } from "../table-series/read-table-series.ts";
import { notCause, relationFinding, unrelatedFinding } from "./correlation-finding.ts";
import { type Relation, relateCategory, relateMeasures, relateSeries } from "./relate-columns.ts";

/** The result as it was, what is stated about its columns together, and what was done with the data. */
export type CorrelationAnalysis = { table: ResultTable; findings: Finding[]; notes: string[] };

/** Columns compared, findings stated and periods of lag tried, at most. */
const most = { measures: 8, categories: 4, findings: 5, lag: 6 };
/** How likely chance may state any relation. */
const alpha = 0.03;

/**
 * Which measures of a result go together, and which of its categories part them: Pearson's and Spearman's coefficients and
 * the correlation ratio, each with its interval, p-values corrected for all pairs (Holm 1979). Measures over time are
 * compared by their changes, and with a lag. Fails as `too-little-data`, with the reason, where no pair can be compared.
 * `now` is an ISO time; periods that are not over by then are left out.
 */
export function analyseCorrelation(
  table: ResultTable,
  query: SemanticQuery,
  now: string,
): Result<CorrelationAnalysis, Failure> {
  if (table.rows.length === 0) return tooLittle("the result has no rows");
  const measures = measureColumns(table).slice(0, most.measures);
  const categories = categoryColumns(table).slice(0, most.categories);
  const periods = periodsOf(table, query, now);
  const pairs = measures.flatMap((first, index) =>
    measures
      .slice(index + 1)
      .map(
        (second): Relation =>
          periods === null
            ? relateMeasures(table, first, second)
            : relateSeries(table, periods.rows, first, second, most.lag),
      ),
  );
  const parted =
    periods === null
      ? categories.flatMap((category) => measures.map((measure) => relateCategory(table, category, measure)))
      : [];
  const all = [...pairs, ...parted];
  const tested = all.filter((relation) => relation.kind !== "none");
  if (tested.length === 0) {
    const reason = all.flatMap((relation) => (relation.kind === "none" ? [relation.reason] : []))[0];
    return tooLittle(reason ?? "the result has no two columns to compare");
  }
  const corrected = holm(
    tested.map((relation) =>
      relation.kind === "measures" ? relation.spearman.pValue : relation.ratio.pValue,
    ),
  );
  const stated = tested
    .map((relation, index) => ({ relation, pValue: corrected[index] ?? 1 }))
    .filter(({ pValue }) => pValue < alpha)
    .map(({ relation, pValue }) =>
      relationFinding(table, relation, pValue, periods === null ? null : (periods.grain ?? "period")),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most.findings);
  const [first] = tested;
  const findings =
    stated.length === 0 && first !== undefined && tested.length === 1
      ? [unrelatedFinding(table, first)]
      : stated;
  const notes = [
    ...(periods?.notes ?? []),
    ...(stated.length > 0 ? [notCause] : []),
    ...(stated.length === 0 && tested.length > 1
      ? ["no two columns go together beyond what chance makes likely"]
      : []),
    ...cutNote(table, query, "compared"),
  ];
  return success({ table, findings, notes: [...new Set(notes)] });
}

/** The rows of the one series that an aggregate by time alone is; null for any other result. */
function periodsOf(
  table: ResultTable,
  query: SemanticQuery,
  now: string,
): { rows: number[]; grain: string | null; notes: string[] } | null {
  const inner = query.kind === "analysis" ? query.query : query;
  if (inner.kind !== "aggregate") return null;
  const read = readTableSeries(table, query, now);
  if (typeof read === "string") return null;
  const [first] = read.series;
  const dimensions = table.columns.filter(({ role }) => role === "dimension").length;
  return first === undefined || dimensions !== 1
    ? null
    : { rows: first.rows, grain: read.grain, notes: read.notes };
}

const categoryColumns = ({ columns }: ResultTable): number[] =>
  columns.flatMap(({ role, type }, index) =>
    role === "dimension" && (type === "string" || type === "boolean") ? [index] : [],
  );

const tooLittle = (reason: string): Result<never, Failure> =>
  failed({ code: "too-little-data", method: "comparing columns", reason });

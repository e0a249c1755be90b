import {
  type Failure,
  type Finding,
  failed,
  named,
  type Result,
  type ResultTable,
  type SemanticQuery,
  success,
  words,
} from "@parlance/contract";
import { cutNote } from "../cut-note.ts";
import { holm } from "../statistics/holm.ts";
import { measureColumns, readTableSeries } from "../table-series/read-table-series.ts";
import { byCloseness } from "./by-closeness.ts";
import { notCause, relationFinding, unrelatedFinding } from "./correlation-finding.ts";
import {
  type CategoryPair,
  type MeasurePair,
  type Relation,
  relateCategory,
  relateMeasures,
  relateSeries,
  unvarying,
} from "./relate-columns.ts";

/** The result (with a target, that column first and the others by how close they are to it), what is stated, and what was done. */
export type CorrelationAnalysis = { table: ResultTable; findings: Finding[]; notes: string[] };

/** Columns compared, findings stated and periods of lag tried, at most. */
const most = { measures: 8, categories: 6, findings: 5, lag: 6 };
/** Columns compared with one column alone, of which there are as many pairs. */
const mostWithTarget = { measures: 16, categories: 16 };
/** How likely chance may state any relation. */
const alpha = 0.03;

/**
 * Which measures of a result go together, and which of its categories part them: Pearson's and Spearman's coefficients and
 * the correlation ratio, each with its interval, p-values corrected for all pairs (Holm 1979). Measures over time are
 * compared by their changes, and with a lag. Fails as `too-little-data`, with the reason, where no pair can be compared.
 * `now` is an ISO time; periods that are not over by then are left out.
 */
export function analyseCorrelation(
  result: ResultTable,
  query: SemanticQuery,
  now: string,
): Result<CorrelationAnalysis, Failure> {
  if (result.rows.length === 0) return tooLittle("the result has no rows");
  const periods = periodsOf(result, query, now);
  const target = targetOf(result, query);
  const found = relationsOf(result, periods?.rows ?? null, target);
  const { table, relations } =
    target === null ? { table: result, relations: found } : byCloseness(result, found, target);
  const tested = relations.filter((relation) => relation.kind !== "none");
  if (tested.length === 0) {
    const [first] = relations.flatMap((relation) => (relation.kind === "none" ? [relation] : []));
    if (first === undefined) return tooLittle("the result has no two columns to compare");
    const constant = first.reason === unvarying ? constantOf(table, first.columns) : null;
    return tooLittle(constant === null ? first.reason : `${constant} has the same value in every row`);
  }
  const grain = periods === null ? null : (periods.grain ?? "period");
  const stated = statedOf(table, tested, grain);
  const [first] = tested;
  const findings =
    stated.length > 0 || first === undefined
      ? stated
      : tested.length === 1
        ? [unrelatedFinding(table, first)]
        : [nothingFound(table, target, tested.length)];
  const notes = [
    ...(periods?.notes ?? []),
    ...(stated.length > 0 ? [notCause] : []),
    ...cutNote(table, query, "compared"),
  ];
  return success({ table, findings, notes: [...new Set(notes)] });
}

/** Every two measures, by row or by their changes where `periods` are the rows of a series, and every category with every measure. */
function relationsOf(table: ResultTable, periods: number[] | null, target: number | null): Relation[] {
  const limit = target === null ? most : mostWithTarget;
  const measures = measureColumns(table).slice(0, limit.measures);
  const categories = periods === null ? categoryColumns(table).slice(0, limit.categories) : [];
  const asked = (...columns: number[]): boolean => target === null || columns.includes(target);
  const pairs = measures.flatMap((first, index) =>
    measures.slice(index + 1).flatMap((second): Relation[] => {
      if (!asked(first, second)) return [];
      return [
        periods === null
          ? relateMeasures(table, first, second)
          : relateSeries(table, periods, first, second, most.lag),
      ];
    }),
  );
  const parted = categories.flatMap((category) =>
    measures
      .filter((measure) => asked(category, measure))
      .map((measure) => relateCategory(table, category, measure)),
  );
  return [...pairs, ...parted];
}

/** What stands after all pairs were tested, closest first. */
function statedOf(
  table: ResultTable,
  tested: (MeasurePair | CategoryPair)[],
  grain: string | null,
): Finding[] {
  const corrected = holm(
    tested.map((relation) =>
      relation.kind === "measures" ? relation.spearman.pValue : relation.ratio.pValue,
    ),
  );
  return tested
    .map((relation, index) => ({ relation, pValue: corrected[index] ?? 1 }))
    .filter(({ pValue }) => pValue < alpha)
    .map(({ relation, pValue }) => relationFinding(table, relation, pValue, grain))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most.findings);
}

/** That all were compared and chance alone explains what is seen. */
const nothingFound = ({ columns }: ResultTable, target: number | null, pairs: number): Finding => ({
  kind: "note",
  sentence:
    target === null
      ? [words("No two columns go together beyond what chance makes likely.")]
      : [
          words("Nothing goes together with "),
          named(columns[target]?.label ?? "it"),
          words(" beyond what chance makes likely."),
        ],
  weight: 0.5,
  evidence: {
    method: "Tests of all pairs, corrected for their number",
    figures: [{ name: "pairs", value: pairs }],
  },
});

/** The column that all others are compared with; null where every two are. */
function targetOf({ columns }: ResultTable, query: SemanticQuery): number | null {
  const target =
    query.kind === "analysis" && query.request.kind === "correlation" ? query.request.target : null;
  const at = columns.findIndex(({ id }) => id === target);
  return at < 0 ? null : at;
}

/** What the first of these columns is called that holds one value alone; null where none does. */
function constantOf({ columns, rows }: ResultTable, among: readonly number[]): string | null {
  const constant = among.find((index) => {
    const known = rows.map((row) => row[index] ?? null).filter((value) => value !== null);
    return known.length === rows.length && known.every((value) => value === known[0]);
  });
  return constant === undefined ? null : (columns[constant]?.label ?? null);
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

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
import { toNumber } from "../series.ts";
import { measureColumns } from "../table-series/read-table-series.ts";
import type { ColumnValues } from "./column-values.ts";
import { describeValues } from "./describe-values.ts";
import { outlierFinding, skewFinding, spreadFinding } from "./distribution-finding.ts";

/** The result as it was, what is stated about how its figures lie, and what was done with the data. */
export type DistributionAnalysis = { table: ResultTable; findings: Finding[]; notes: string[] };

const most = { measures: 4, findings: 6 };
const fewestValues = 5;

/**
 * How the figures of each measure of a result lie: quartiles, skewness, values far beyond all the others, bins (as many as
 * `query` asks for, else by Freedman and Diaconis). Fails as `too-little-data`, with the reason, where no measure has values
 * that differ. `_now` is the ISO time that all analyses take; a distribution does not depend on it.
 */
export function analyseDistribution(
  table: ResultTable,
  query: SemanticQuery,
  _now: string,
): Result<DistributionAnalysis, Failure> {
  if (table.rows.length === 0) return tooLittle("the result has no rows");
  const columns = measureColumns(table)
    .slice(0, most.measures)
    .map((column) => valuesOf(table, column));
  const usable = columns.filter((one) => reasonAgainst(one) === null);
  const [first] = columns;
  if (first === undefined) return tooLittle("the result has no figures");
  if (usable.length === 0) return tooLittle(reasonAgainst(first) ?? "there are no values");
  const asked =
    query.kind === "analysis" && query.request.kind === "distribution" ? query.request.bins : null;
  const each = usable.map((one) => ({ one, described: describeValues(one.values, asked) }));
  const findings = each.flatMap(({ one, described }): Finding[] => [
    spreadFinding(table, one, described),
    ...(described.skewChance < 0.005 ? [skewFinding(table, one, described)] : []),
    ...(described.outliers.length > 0 ? [outlierFinding(table, one, described)] : []),
  ]);
  const label = (column: number): string => table.columns[column]?.label ?? "";
  const notes = [
    ...columns.flatMap((one) => {
      const reason = reasonAgainst(one);
      return reason === null ? [] : [`${label(one.column)} was not described: ${reason}`];
    }),
    ...usable.flatMap(({ column, rows }) =>
      rows.length < table.rows.length ? [`rows without a usable ${label(column)} were left out`] : [],
    ),
    ...each.flatMap(({ one: { column }, described }) =>
      described.outliers.length === 0
        ? [`${label(column)} has no outliers: no value lies further out than the others make likely`]
        : [],
    ),
    ...cutNote(table, query, "described"),
  ];
  return success({ table, findings: findings.slice(0, most.findings), notes });
}

function valuesOf(table: ResultTable, column: number): ColumnValues {
  const kept = table.rows.flatMap((row, index) => {
    const value = toNumber(row[column]);
    return value === null ? [] : [{ index, value }];
  });
  return { column, rows: kept.map(({ index }) => index), values: kept.map(({ value }) => value) };
}

function reasonAgainst({ values }: ColumnValues): string | null {
  if (values.length < fewestValues) return "there are fewer than five usable values";
  return values.every((value) => value === values[0]) ? "all values are equal" : null;
}

const tooLittle = (reason: string): Result<never, Failure> =>
  failed({ code: "too-little-data", method: "describing a distribution", reason });

import {
  type Failure,
  type Finding,
  failed,
  type Result,
  type ResultTable,
  type SemanticQuery,
  success,
} from "@parlance/contract";
import { readTableSeries, seriesName, type TableSeries } from "../table-series/read-table-series.ts";
import { addEstimates } from "./analyse/add-estimates.ts";
import type { AnalysedSeries } from "./analyse/analysed-series.ts";
import { anomalyFinding } from "./analyse/anomaly-finding.ts";
import { keepDiscoveries } from "./analyse/keep-discoveries.ts";
import { detectAnomalies } from "./detect-anomalies.ts";

/** A result with what was expected beside each measure, what is stated about it, and what was done with the data. */
export type AnomalyAnalysis = { table: ResultTable; findings: Finding[]; notes: string[] };

/** Series looked through and findings stated at most. */
const most = { series: 200, findings: 6 };

/**
 * Outliers, level shifts and changes of trend in each measure of a result over time, within each combination of its other
 * dimensions; over many series false discoveries are controlled (Benjamini and Hochberg 1995). The table gets
 * `m:expected`, `m:lower`, `m:upper` (95 %) and `m:anomaly` for each measure `m`. `now` is an ISO time; periods that are
 * not over by then are left out. Fails as `too-little-data`, with the reason, where no series can be looked through.
 */
export function analyseAnomalies(
  table: ResultTable,
  query: SemanticQuery,
  now: string,
): Result<AnomalyAnalysis, Failure> {
  const read = readTableSeries(table, query, now);
  if (typeof read === "string") return tooLittle(reasons[read]);
  const chosen = longest(read.series);
  const tried: AnalysedSeries[] = chosen.map((series) => ({
    series,
    detected: detectAnomalies(series.dates, series.values),
  }));
  const looked = tried.filter(({ detected }) => detected.reason === null);
  const refused = tried.filter(({ detected }) => detected.reason !== null);
  if (looked.length === 0) return tooLittle(refused[0]?.detected.reason ?? "there are no values over time");
  const kept = keepDiscoveries(looked);
  const extended = addEstimates(table, kept);
  const findings = kept
    .flatMap((one) => one.detected.found.map((anomaly) => anomalyFinding(extended, read.time, one, anomaly)))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most.findings);
  const notes = [
    ...read.notes,
    ...looked.flatMap(({ detected }) => detected.notes),
    ...(chosen.length < read.series.length ? ["only the longest series were looked through"] : []),
    ...refused.map(
      ({ series, detected }) => `${seriesName(series)} was not looked through: ${detected.reason}`,
    ),
    ...(findings.length === 0 ? ["nothing is out of line beyond what chance makes likely"] : []),
  ];
  return success({ table: extended, findings, notes: [...new Set(notes)] });
}

const tooLittle = (reason: string): Result<never, Failure> =>
  failed({ code: "too-little-data", method: "finding anomalies", reason });

const reasons = {
  "no-rows": "the result has no rows",
  "no-time": "the result has no dates",
  "no-measure": "the result has no figures",
};

const longest = (series: TableSeries[]): TableSeries[] =>
  series.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, most.series);

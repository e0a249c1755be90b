import {
  type Analysed,
  type AnalysisRequest,
  capitalised,
  type Failure,
  type Finding,
  failureText,
  named,
  type Result,
  type ResultTable,
  type SemanticQuery,
  withoutSplits,
} from "@parlance/contract";
import { analyseAnomalies } from "./anomalies/analyse-anomalies.ts";
import { compareMembers } from "./compare/compare-members.ts";
import { analyseConcentration } from "./concentration/analyse-concentration.ts";
import { analyseCorrelation } from "./correlation/analyse-correlation.ts";
import { analyseDistribution } from "./distribution/analyse-distribution.ts";
import { analyseDrivers } from "./drivers/analyse-drivers.ts";
import { findInsights } from "./find-insights.ts";
import { analyseForecast } from "./forecast/analyse-forecast.ts";
import { analyseTrend } from "./trend/analyse-trend.ts";

/** An analysis of what a query returned; `now` (ISO) tells which periods are over. Fails as `too-little-data`. */
type Analyse = (table: ResultTable, query: SemanticQuery, now: string) => Result<Analysed, Failure>;

const analyses = {
  forecast: analyseForecast,
  anomalies: analyseAnomalies,
  drivers: analyseDrivers,
  trend: analyseTrend,
  correlation: analyseCorrelation,
  distribution: analyseDistribution,
  concentration: analyseConcentration,
} satisfies Record<AnalysisRequest["kind"], Analyse>;

/**
 * The analysis that a query asks for, or what the shape of any other result allows to be said. Where the data does not
 * carry the analysis, the rows stay as they are and the reason is what is stated.
 */
export function runAnalysis(table: ResultTable, query: SemanticQuery, now: string): Analysed {
  if (query.kind !== "analysis") {
    const compared = compareMembers(table, query);
    const findings = [...compared.findings, ...findInsights(compared.table, query, now)];
    return { table: compared.table, findings, notes: [] };
  }
  const outcome = analyses[query.request.kind](table, query, now);
  if (!outcome.ok)
    return { table: withoutSplits(table, []).table, findings: [refusal(outcome.failure)], notes: [] };
  return { ...outcome.value, notes: outcome.value.notes.map(asSentence) };
}

/** Why an analysis says nothing: what the answer then says. */
const refusal = (failure: Failure): Finding => ({
  kind: "note",
  sentence: [named(failureText(failure))],
  weight: 0.5,
  evidence: { method: "Checked before the analysis", figures: [] },
});

const asSentence = (note: string): string => `${capitalised(note)}${/[.!?]$/.test(note) ? "" : "."}`;

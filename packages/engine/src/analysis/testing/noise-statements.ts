import { type Finding, sentenceText } from "@parlance/contract";
import { analyseAnomalies } from "../anomalies/analyse-anomalies.ts";
import { analyseCorrelation } from "../correlation/analyse-correlation.ts";
import { notCause } from "../correlation/correlation-finding.ts";
import { analyseDistribution } from "../distribution/analyse-distribution.ts";
import { analyseTrend } from "../trend/analyse-trend.ts";
import type { NoiseTable } from "./noise-tables.ts";

const now = "2035-01-01";

/** The analysis of a noise table; where it states that something is significant, its findings of that kind. */
export function significantIn({ kind, table, query }: NoiseTable): Finding[] {
  const analyse = {
    anomalies: analyseAnomalies,
    trend: analyseTrend,
    correlation: analyseCorrelation,
    distribution: analyseDistribution,
  };
  if (kind !== "anomalies" && kind !== "trend" && kind !== "correlation" && kind !== "distribution")
    return [];
  const result = analyse[kind](table, query, now);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  const { findings, notes } = result.value;
  if (kind === "correlation") return notes.includes(notCause) ? findings : [];
  if (kind === "distribution")
    return findings.filter(({ sentence }) => /tails off|far beyond/.test(sentenceText(sentence)));
  return findings.filter((finding) => finding.kind !== "note");
}

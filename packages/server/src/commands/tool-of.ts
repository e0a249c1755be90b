import type { AnalysisKind, DataAnswer } from "@parlance/contract";

const analysisTools: Record<AnalysisKind, string> = {
  forecast: "Forecast",
  anomalies: "Anomaly Scan",
  drivers: "Driver Analysis",
  trend: "Trend Analysis",
  correlation: "Correlation",
  distribution: "Distribution",
  concentration: "Concentration",
};

/** The name of the tool that an answer came from. */
export function toolOf({ reading: { query } }: DataAnswer): string {
  if (query.kind === "analysis") return analysisTools[query.request.kind];
  if (query.kind === "aggregate" && query.comparison !== null) return "Period Comparison";
  return "AI Chat Analytics";
}

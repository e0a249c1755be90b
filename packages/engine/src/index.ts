export { type AnomalyAnalysis, analyseAnomalies } from "./analysis/anomalies/analyse-anomalies.ts";
export type { Anomaly, DetectedAnomalies } from "./analysis/anomalies/anomaly.ts";
export { detectAnomalies } from "./analysis/anomalies/detect-anomalies.ts";
export { analyseCorrelation, type CorrelationAnalysis } from "./analysis/correlation/analyse-correlation.ts";
export {
  analyseDistribution,
  type DistributionAnalysis,
} from "./analysis/distribution/analyse-distribution.ts";
export { analyseDrivers, type DriverAnalysis } from "./analysis/drivers/analyse-drivers.ts";
export { buildCube, type Cube, type CubeFigures, type CubeRow } from "./analysis/drivers/cube.ts";
export { type DriverMeasure, findDrivers } from "./analysis/drivers/find-drivers.ts";
export type { Drivers } from "./analysis/drivers/rank-drivers.ts";
export { namedSlice } from "./analysis/drivers/search-slices.ts";
export {
  type ForecastRequest,
  forecastSeries,
  type SeriesForecast,
} from "./analysis/forecast/forecast-series.ts";
export { seasonsOf } from "./analysis/forecast/seasons.ts";
export { analyseTrend, type TrendAnalysis } from "./analysis/trend/analyse-trend.ts";
export { type Ask, ask } from "./ask.ts";
export * from "./ports.ts";
export { checkQuery } from "./semantics/check-query.ts";
export { type Description, describeQuery } from "./semantics/describe-query.ts";
export { isToOne, tableAt, wayBetween } from "./semantics/grain.ts";
export { outputColumns } from "./semantics/output-columns.ts";
export { type CommonSubject, commonSubjects, shortestPaths, toManySteps } from "./semantics/paths.ts";
export { ansiDialect, type Dialect } from "./sql/dialect.ts";
export { missingFunction } from "./sql/missing-function.ts";
export { planQuery } from "./sql/plan-query.ts";
export { type PrintedSql, printSql } from "./sql/print-sql.ts";
export { textPatterns } from "./sql/text-functions.ts";
export type * from "./sql/tree.ts";
export { definitionsIn } from "./understanding/definitions/definitions-in.ts";
export {
  type ExplainedReading,
  type Explanation,
  explainQuestion,
} from "./understanding/explain-question.ts";
export { buildModelIndex, type ModelIndex, withTerms } from "./understanding/index/model-index.ts";
export { wishedChart } from "./understanding/presentation/presentation-of.ts";
export { suggestQuestions } from "./understanding/suggest/suggest-questions.ts";
export { warmIndex } from "./understanding/suggest/warm-index.ts";
export type { Candidate, Match, Question, Understanding } from "./understanding/types.ts";
export { understand } from "./understanding/understand.ts";

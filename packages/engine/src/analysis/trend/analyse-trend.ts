import {
  type Failure,
  type Finding,
  failed,
  isOfStanding,
  type Result,
  type ResultTable,
  type SemanticQuery,
  success,
} from "@parlance/contract";
import { holm } from "../statistics/holm.ts";
import { readTableSeries, seriesName, type TableSeries } from "../table-series/read-table-series.ts";
import { testDrift } from "./test-drift.ts";
import { breakAlpha, type SeriesTrend, testTrend } from "./test-trend.ts";
import { breakFinding, noTrendFinding, trendFinding } from "./trend-finding.ts";

/** The result as it was, what is stated about its development, and what was done with the data. */
export type TrendAnalysis = { table: ResultTable; findings: Finding[]; notes: string[] };

/** Series tested and findings stated at most. */
const most = { series: 50, findings: 6 };
/** How likely chance may state any trend. */
const alpha = 0.02;

/**
 * Whether each measure of a result rises or falls over time, within each combination of its other dimensions: Mann–Kendall
 * test corrected for autocorrelation, Theil–Sen slope with its interval, and the level shifts and breaks of the trend; over
 * several series the p-values are corrected (Holm 1979). What stands at the ends of periods is tested by its changes (`testDrift`). `now` is an ISO time; periods that are not over by then are left
 * out. Fails as `too-little-data`, with the reason, where no series can be tested.
 */
export function analyseTrend(
  table: ResultTable,
  query: SemanticQuery,
  now: string,
): Result<TrendAnalysis, Failure> {
  const read = readTableSeries(table, query, now);
  if (typeof read === "string") return tooLittle(reasons[read]);
  const test = isOfStanding(query) ? testDrift : testTrend;
  const chosen = read.series.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, most.series);
  const tried = chosen.map((series) => ({ series, trend: test(series.dates, series.values) }));
  const tested = tried.flatMap(({ series, trend }) => (typeof trend === "string" ? [] : [{ series, trend }]));
  const refused = tried.flatMap(({ series, trend }) =>
    typeof trend === "string" ? [{ series, reason: trend }] : [],
  );
  if (tested.length === 0) return tooLittle(refused[0]?.reason ?? "there are no values over time");
  const corrected = holm(tested.map(({ trend }) => trend.test.pValue));
  const findings = tested
    .flatMap(({ series, trend }, index) =>
      stated(table, read, series, trend, corrected[index] ?? 1, tested.length),
    )
    .toSorted((a, b) => b.weight - a.weight);
  const notes = [
    ...read.notes,
    ...tested.flatMap(({ trend }) => trend.notes),
    ...(chosen.length < read.series.length ? ["only the longest series were tested"] : []),
    ...refused.map(({ series, reason }) => `${seriesName(series)} was not tested: ${reason}`),
  ];
  return success({
    table: read.marked,
    findings: findings.slice(0, most.findings),
    notes: [...new Set(notes)],
  });
}

/** A series' trend between its breaks, else the one that these make up, and the breaks; that there is none, only where it is the only series. */
function stated(
  table: ResultTable,
  { time, grain }: { time: number; grain: string | null },
  series: TableSeries,
  trend: SeriesTrend,
  pValue: number,
  tests: number,
): Finding[] {
  const breaks = trend.breaks
    .filter(({ chance }) => chance * tests < breakAlpha)
    .map((one) => breakFinding(table, time, series, one));
  if (pValue < alpha)
    return [trendFinding(table, series, trend, { test: trend.test, pValue, grain }), ...breaks];
  const { overall } = trend;
  if (breaks.length > 0 && overall !== null && overall.pValue * tests < alpha)
    return [
      trendFinding(table, series, trend, { test: overall, pValue: overall.pValue * tests, grain }),
      ...breaks,
    ];
  return tests === 1 && breaks.length === 0 ? [noTrendFinding(series, trend)] : breaks;
}

const tooLittle = (reason: string): Result<never, Failure> =>
  failed({ code: "too-little-data", method: "testing for a trend", reason });

const reasons = {
  "no-rows": "the result has no rows",
  "no-time": "the result has no dates",
  "no-dates": "no row has a date",
  "no-measure": "the result has no figures",
};

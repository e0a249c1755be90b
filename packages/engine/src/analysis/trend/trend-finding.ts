import { capitalised, type Finding, named, type ResultTable, type Segment, words } from "@parlance/contract";
import { numberText } from "../table-series/number-text.ts";
import { seriesName, type TableSeries } from "../table-series/read-table-series.ts";
import { statistic, when } from "../table-series/segments.ts";
import type { TrendTest } from "./mann-kendall.ts";
import type { SeriesTrend, TrendBreak } from "./test-trend.ts";

/** What is stated of a trend: the test between breaks or over them, its p-value (corrected), and the period of a step. */
type Stated = { test: TrendTest; pValue: number; grain: string | null };

/** That a measure rises or falls, by how much a period, and the interval of that. */
export function trendFinding(
  table: ResultTable,
  series: TableSeries,
  trend: SeriesTrend,
  { test, pValue, grain }: Stated,
): Finding {
  const apart = test === trend.overall ? " overall: by " : " apart from the breaks: by ";
  const column = table.columns[series.column];
  const figure = (value: number): Segment => ({
    ...statistic(value, column, series.rows, series.column),
    text: `${value < 0 ? "-" : "+"}${numberText(Math.abs(value), column)}`,
  });
  return {
    kind: "trend",
    sentence: [
      named(capitalised(seriesName(series))),
      words(test.slope > 0 ? " is rising" : " is falling"),
      words(trend.breaks.length > 0 ? apart : ": by "),
      figure(test.slope),
      words(` ${grain === "hour" ? "an" : "a"} ${grain ?? "step"} (`),
      figure(test.lower),
      words(" to "),
      figure(test.upper),
      words(")."),
    ],
    weight: 0.86 + 0.09 * Math.abs(test.tau),
    evidence: evidenceOf(trend, test, pValue),
  };
}

/** That chance alone explains the ups and downs of a measure. */
export const noTrendFinding = (series: TableSeries, trend: SeriesTrend): Finding => ({
  kind: "note",
  sentence: [
    named(capitalised(seriesName(series))),
    words(" shows no trend: its ups and downs are no more than chance makes likely."),
  ],
  weight: 0.5,
  evidence: evidenceOf(trend, trend.test, trend.test.pValue),
});

/** Where a measure moved to another level or its trend changed. */
export function breakFinding(
  table: ResultTable,
  time: number,
  series: TableSeries,
  found: TrendBreak,
): Finding {
  const row = series.rows[found.row] ?? 0;
  const column = table.columns[series.column];
  const isHigher = found.actual > found.expected;
  const figure = (value: number): Segment => statistic(value, column, [row], series.column);
  const shifted = found.kind === "level-shift";
  return {
    kind: "change",
    sentence: [
      named(capitalised(seriesName(series))),
      words(
        shifted ? (isHigher ? " rose to a higher level" : " fell to a lower level") : " changed its trend",
      ),
      ...when(table, row, time),
      words(shifted ? ": to about " : ": at the end about "),
      figure(found.actual),
      words(shifted ? " from about " : " instead of about "),
      figure(found.expected),
      words("."),
    ],
    weight: 0.85,
    evidence: {
      method:
        "Regression with level shifts and breaks of the trend under autocorrelated noise, corrected for all dates tried",
      figures: [
        { name: "with the change", value: found.actual },
        { name: "without it", value: found.expected },
        { name: "chance in pure noise", value: found.chance },
      ],
    },
  };
}

const evidenceOf = (
  { method, points }: SeriesTrend,
  test: TrendTest,
  pValue: number,
): Finding["evidence"] => ({
  method,
  figures: [
    { name: "p-value", value: pValue },
    { name: "tau", value: test.tau },
    { name: "slope a step", value: test.slope },
    { name: "slope, lower bound", value: test.lower },
    { name: "slope, upper bound", value: test.upper },
    { name: "variance inflation by autocorrelation", value: test.inflation },
    { name: "points", value: points },
  ],
});

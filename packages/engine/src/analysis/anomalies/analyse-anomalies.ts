import {
  type Failure,
  type Finding,
  failed,
  named,
  type Result,
  type ResultTable,
  type SemanticQuery,
  type Sentence,
  splitOf,
  success,
  type TimeGrain,
  withoutSplits,
  words,
} from "@parlance/contract";
import { isAdditive } from "../table-series/additive.ts";
import { isNeverNegative } from "../table-series/never-negative.ts";
import { readTableSeries, seriesName, type TableSeries } from "../table-series/read-table-series.ts";
import { addEstimates } from "./analyse/add-estimates.ts";
import type { AnalysedSeries } from "./analyse/analysed-series.ts";
import { anomalyFinding } from "./analyse/anomaly-finding.ts";
import { detectEvenly } from "./analyse/detect-evenly.ts";
import { explainAnomaly } from "./analyse/explain-anomaly.ts";
import { fromZero } from "./analyse/from-zero.ts";
import { type AnalysedPart, hiddenAnomalies } from "./analyse/hidden-anomalies.ts";
import { keepDiscoveries } from "./analyse/keep-discoveries.ts";
import { scanParts } from "./analyse/scan-parts.ts";
import { splitSeries } from "./analyse/split-series.ts";
import type { Anomaly, DetectedAnomalies } from "./anomaly.ts";

/** A result with what was expected beside each measure, what is stated about it, and what was done with the data. */
export type AnomalyAnalysis = { table: ResultTable; findings: Finding[]; notes: string[] };

/** Series looked through, findings stated, and of them such that only show within a member, at most. */
const most = { series: 200, findings: 6, hidden: 4 };

/**
 * Outliers, level shifts and changes of trend in each measure of a result over time, within each combination of its other
 * dimensions, and in the columns that split a measure (`withSplits`): of these the ones that show what the whole does not are
 * stated and kept in the table, the others explain what is found in the whole. Over all series false discoveries are controlled
 * (Benjamini and Hochberg 1995). The table gets `m:expected`, `m:lower`, `m:upper` (95 %) and `m:anomaly` for each measure
 * `m`. `now` is an ISO time; periods that are not over by then are left out. Fails as `too-little-data`, with the reason, where
 * no series can be looked through.
 */
export function analyseAnomalies(
  table: ResultTable,
  query: SemanticQuery,
  now: string,
): Result<AnomalyAnalysis, Failure> {
  const read = readTableSeries(table, query, now);
  if (typeof read === "string") return tooLittle(reasons[read]);
  const chosen = longest(read.series);
  const detect = (series: TableSeries): AnalysedSeries => ({ series, detected: detectIn(series) });
  const detectIn = (series: TableSeries): DetectedAnomalies => {
    const column = table.columns[series.column]?.id ?? "";
    const id = splitOf(column) ?? column;
    const detected = detectEvenly(series, read.grain, isAdditive(id, query));
    return isNeverNegative(id, query) ? fromZero(detected) : detected;
  };
  const tried = chosen.map(detect);
  const looked = tried.filter(({ detected }) => detected.reason === null);
  const refused = tried.filter(({ detected }) => detected.reason !== null);
  if (looked.length === 0) return tooLittle(refused[0]?.detected.reason ?? "there are no values over time");
  const splits = splitSeries(table, looked);
  const { wholes, parts } = keptOf(looked, scanParts(looked, splits, detectIn), read.grain);
  const hidden = hiddenAnomalies(wholes, parts, most.hidden);
  const shown = withoutSplits(
    read.marked,
    hidden.map(({ one }) => one.series.column),
  );
  const placed = ({ series, detected }: AnalysedSeries): AnalysedSeries => ({
    series: { ...series, column: shown.placeOf(series.column) },
    detected,
  });
  const extended = addEstimates(shown.table, [...wholes, ...hidden.map(({ one }) => one)].map(placed));
  const stated: Stated[] = [
    ...wholes.flatMap((one, index) =>
      one.detected.found.map((anomaly) => {
        const own = splits.filter(({ whole }) => whole === looked[index]).map(({ part }) => part);
        const explained = explainAnomaly(anomaly, one, own);
        const finding = anomalyFinding(extended, read.time, placed(one), anomaly, explained);
        return { anomaly, finding, part: null };
      }),
    ),
    ...hidden.map(({ one, anomaly }) => ({
      anomaly,
      finding: anomalyFinding(extended, read.time, placed(one), anomaly, null),
      part: one.series.column,
    })),
  ];
  const findings = varied(bothWays(stated)).map(({ finding }) => finding);
  const notes = [
    ...read.notes,
    ...looked.flatMap(({ detected }) => detected.notes),
    ...(chosen.length < read.series.length ? ["only the longest series were looked through"] : []),
    ...refused.map(
      ({ series, detected }) => `${seriesName(series)} was not looked through: ${detected.reason}`,
    ),
  ];
  const said = findings.length === 0 ? [nothingFound(looked)] : findings;
  return success({ table: extended, findings: said, notes: [...new Set(notes)] });
}

/** That all was looked through and chance alone explains it. */
const nothingFound = (looked: readonly AnalysedSeries[]): Finding => ({
  kind: "note",
  sentence: nothingIn(looked.map(({ series }) => series)),
  weight: 0.5,
  evidence: {
    method: "Tests of all periods and series, corrected for their number",
    figures: [
      { name: "series", value: looked.length },
      { name: "points", value: looked.reduce((sum, { series }) => sum + series.values.length, 0) },
    ],
  },
});

/** Series that are named one by one. */
const mostNamed = 3;

function nothingIn(series: readonly TableSeries[]): Sentence {
  if (series.length <= mostNamed)
    return [
      words("Nothing is out of line beyond what chance makes likely in "),
      named(series.map(seriesName).join("; ")),
      words("."),
    ];
  const labels = [...new Set(series.map(({ label }) => label))].join(" and ");
  return [
    words("In none of the "),
    named(`${series.length} series of ${labels}`),
    words(" is anything out of line beyond what chance makes likely."),
  ];
}

/** What remains of the wholes and of their parts when false discoveries are controlled over all of them. */
function keptOf(
  looked: readonly AnalysedSeries[],
  parts: readonly AnalysedPart[],
  grain: TimeGrain | null,
): { wholes: AnalysedSeries[]; parts: AnalysedPart[] } {
  const all = [...looked, ...parts.map(({ part }) => part)].map((one) => withoutPartialStart(one, grain));
  const kept = keepDiscoveries(all, parts.filter(({ looked: through }) => !through).length);
  return {
    wholes: kept.slice(0, looked.length),
    parts: parts.map((one, index) => ({ ...one, part: kept[looked.length + index] ?? one.part })),
  };
}

/** A first week, month, quarter or year that is low may have begun before the data: nothing is said of it. */
function withoutPartialStart({ series, detected }: AnalysedSeries, grain: TimeGrain | null): AnalysedSeries {
  const coarse = grain === "week" || grain === "month" || grain === "quarter" || grain === "year";
  const found = detected.found.filter(
    ({ kind, rows, actual, expected }) =>
      !(coarse && kind === "outlier" && rows.length === 1 && rows[0] === 0 && actual < expected),
  );
  return { series, detected: { ...detected, found } };
}

/** `part` is the column of the member that alone shows it; null for a whole. */
type Stated = { anomaly: Anomaly; finding: Finding; part: number | null };

/** The first few, in which each of the members that show something of their own has a place before the fourth of a whole. */
function varied(ordered: readonly Stated[]): Stated[] {
  const isFirst = (one: Stated, index: number): boolean =>
    one.part !== null && ordered.findIndex(({ part }) => part === one.part) === index;
  const parts = ordered.filter(isFirst);
  const wholes = ordered
    .filter(({ part }) => part === null)
    .slice(0, Math.max(3, most.findings - parts.length));
  const kept = new Set([...wholes, ...parts, ...ordered].slice(0, most.findings));
  return ordered.filter((one) => kept.has(one));
}

/** By weight, but for the first, which is not one of a member that comes to less than one of a whole, and the second: the weightiest one of the other direction. */
function bothWays(stated: readonly Stated[]): Stated[] {
  const ordered = stated.toSorted((a, b) => b.finding.weight - a.finding.weight);
  const [weightiest] = ordered;
  if (weightiest === undefined) return [];
  const whole = weightiest.part === null ? undefined : ordered.find(({ part }) => part === null);
  const first = whole !== undefined && amountOf(whole) >= amountOf(weightiest) ? whole : weightiest;
  const others = ordered.filter((one) => one !== first);
  const isUp = ({ anomaly }: Stated): boolean => anomaly.actual > anomaly.expected;
  const second = others.find((one) => isUp(one) !== isUp(first));
  const rest = others.filter((one) => one !== second);
  return [first, ...(second === undefined ? [] : [second]), ...rest];
}

/** How much more or less than expected it came to, over its periods. */
const amountOf = ({ anomaly: { actual, expected, rows } }: Stated): number =>
  Math.abs(actual - expected) * rows.length;

const tooLittle = (reason: string): Result<never, Failure> =>
  failed({ code: "too-little-data", method: "finding anomalies", reason });

const reasons = {
  "no-rows": "the result has no rows",
  "no-time": "the result has no dates",
  "no-dates": "no row has a date",
  "no-measure": "the result has no figures",
};

const longest = (series: TableSeries[]): TableSeries[] =>
  series.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, most.series);

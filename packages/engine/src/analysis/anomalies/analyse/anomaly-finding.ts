import {
  capitalised,
  estimateId,
  type Finding,
  named,
  type ResultTable,
  type Segment,
  words,
} from "@parlance/contract";
import { changeText, numberText } from "../../table-series/number-text.ts";
import { seriesName } from "../../table-series/read-table-series.ts";
import { periodCell, when } from "../../table-series/segments.ts";
import type { Anomaly } from "../anomaly.ts";
import type { AnalysedSeries } from "./analysed-series.ts";
import type { Explanation } from "./explain-anomaly.ts";

/** An anomaly in words, from cells of the extended table: value, what was expected, its interval and the size. */
export function anomalyFinding(
  table: ResultTable,
  time: number,
  { series, detected }: AnalysedSeries,
  anomaly: Anomaly,
  explained: Explanation | null,
): Finding {
  const rows = anomaly.rows.flatMap((index) => series.rows[index] ?? []);
  const measure = table.columns[series.column];
  const at = (estimate: "expected" | "lower" | "upper"): number =>
    table.columns.findIndex(({ id }) => id === estimateId(measure?.id ?? "", estimate));
  const cellsOf = (column: number): [number, number][] => rows.map((row) => [row, column]);
  const figure = (value: number, column: number): Segment => ({
    kind: "cell",
    text: numberText(value, measure),
    cells: cellsOf(column),
    derivation: anomaly.kind !== "outlier" ? "statistic" : rows.length > 1 ? "average" : "value",
  });
  const average = (values: Float64Array): number =>
    anomaly.rows.reduce((sum, index) => sum + (values[index] ?? 0), 0) / anomaly.rows.length;
  const bounds =
    anomaly.kind === "outlier"
      ? [
          words(" ("),
          figure(average(detected.lower), at("lower")),
          words(" to "),
          figure(average(detected.upper), at("upper")),
          words(" would be usual)"),
        ]
      : [];
  return {
    kind: anomaly.kind === "outlier" ? "outlier" : anomaly.kind === "level-shift" ? "change" : "trend",
    sentence: [
      named(capitalised(seriesName(series))),
      ...opening(anomaly, periods(table, time, rows, anomaly.kind)),
      figure(anomaly.actual, series.column),
      ...(isFarOff(anomaly, series.values)
        ? []
        : [
            words(before[anomaly.kind]),
            figure(anomaly.expected, at("expected")),
            ...(anomaly.kind === "outlier" ? [words(" was expected")] : []),
            ...bounds,
            ...changed(anomaly, [...cellsOf(series.column), ...cellsOf(at("expected"))]),
          ]),
      ...(explained === null
        ? []
        : [words("; most of the difference is in "), named(ownName(explained.part.label, series.label))]),
      words("."),
    ],
    weight: Math.min(
      0.98,
      0.6 + 0.3 * (1 - Math.exp(-Math.abs(anomaly.size) / 8)) + (anomaly.kind === "outlier" ? 0 : 0.05),
    ),
    evidence: evidenceOf(anomaly, series.values.length, explained),
  };
}

const before = { outlier: ", where ", "level-shift": " from ", "trend-change": " instead of " } as const;

/** Whether an old trend, drawn on to the end, leads far beyond all that was ever seen: too far to be told. */
function isFarOff({ kind, expected }: Anomaly, values: readonly (number | null)[]): boolean {
  const known = values.flatMap((value) => (value === null ? [] : [Math.abs(value)]));
  return kind === "trend-change" && Math.abs(expected) > 2 * Math.max(...known);
}

/** What a part is called without the name of the whole. */
const ownName = (part: string, whole: string): string =>
  part.startsWith(`${whole}, `) ? part.slice(whole.length + 2) : part;

/** When an anomaly was: its period, from the first to the last one where there are several, or since when it lasts. */
function periods(table: ResultTable, time: number, rows: number[], kind: Anomaly["kind"]): Segment[] {
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return [];
  if (kind === "trend-change") return [words(" since "), periodCell(table, first, time)];
  return first === last
    ? when(table, first, time)
    : [words(" from "), periodCell(table, first, time), words(" to "), periodCell(table, last, time)];
}

function opening({ kind, actual, expected, rows }: Anomaly, at: Segment[]): Segment[] {
  const isHigher = actual > expected;
  switch (kind) {
    case "outlier":
      return [
        words(isHigher ? " was unusually high" : " was unusually low"),
        ...at,
        words(rows.length > 1 ? ": on average " : ": "),
      ];
    case "level-shift":
      return [
        words(isHigher ? " rose to a higher level" : " fell to a lower level"),
        ...at,
        words(": to about "),
      ];
    case "trend-change":
      return [
        words(isHigher ? " has risen faster" : " has risen less or fallen"),
        ...at,
        words(": at the end about "),
      ];
  }
}

/** The relative difference, where there is something positive to relate it to. */
function changed({ actual, expected }: Anomaly, cells: [number, number][]): Segment[] {
  if (!(expected > 0) || !(Math.abs(actual - expected) / expected < 10)) return [];
  return [
    words(", "),
    { kind: "cell", text: changeText(actual / expected - 1), cells, derivation: "change" },
  ];
}

const evidenceOf = (
  { size, chance, actual, expected }: Anomaly,
  points: number,
  explained: Explanation | null,
): Finding["evidence"] => ({
  method:
    "Robust regression on trend, calendar seasons and lasting changes with autocorrelated noise (long series: extreme value theory); chance corrected for all tests of the series",
  figures: [
    { name: "actual", value: actual },
    { name: "expected", value: expected },
    { name: "size in standard deviations", value: size },
    { name: "chance in pure noise", value: chance },
    { name: "points", value: points },
    ...(explained === null
      ? []
      : [
          { name: "share of the difference in the segment", value: explained.share },
          { name: "share of the whole in the segment", value: explained.usual },
        ]),
  ],
});

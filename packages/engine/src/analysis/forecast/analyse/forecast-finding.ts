import {
  estimateId,
  type Finding,
  type ResultTable,
  type Segment,
  type TimeGrain,
  type Unit,
} from "@parlance/contract";
import { periodName } from "./calendar.ts";
import type { TestedForecast } from "./forecast-one.ts";
import type { ReadTable } from "./read-table.ts";

/**
 * "Revenue is expected to be 120 in May 2024, from 100 in February 2024; in nineteen of twenty cases between 100 and 140."
 * with the back-test as evidence. `table` holds history and forecast.
 */
export function forecastFinding(
  table: ResultTable,
  { time, calendar }: ReadTable,
  { series, forecast, error, ratio, origins }: TestedForecast,
  name: string,
): Finding {
  const isOwn = (row: readonly unknown[]): boolean =>
    [...series.key].every(([column, member]) => row[column] === member);
  const id = table.columns[series.measure]?.id ?? "";
  const unit = table.columns[series.measure]?.unit ?? { kind: "none", currency: null, label: null };
  const column = (estimate: "forecast" | "lower" | "upper"): number =>
    table.columns.findIndex((candidate) => candidate.id === estimateId(id, estimate));
  const ahead = table.rows.findLastIndex((row) => isOwn(row) && row[column("forecast")] !== null);
  const latest = table.rows.findLastIndex((row) => isOwn(row) && row[series.measure] !== null);
  const value = (row: number, at: number): Segment => ({
    kind: "cell",
    text: figure(Number(table.rows[row]?.[at]), unit),
    cells: [[row, at]],
    derivation: "value",
  });
  const period = (row: number): Segment => ({
    kind: "name",
    text: periodName(String(table.rows[row]?.[time]), calendar.grain),
  });
  const text = (words: string): Segment => ({ kind: "text", text: words });
  return {
    kind: "forecast",
    sentence: [
      { kind: "name", text: name },
      text(" is expected to be "),
      value(ahead, column("forecast")),
      text(placed[calendar.grain]),
      period(ahead),
      text(", after "),
      value(latest, series.measure),
      text(placed[calendar.grain]),
      period(latest),
      text("; nineteen times in twenty it should lie between "),
      value(ahead, column("lower")),
      text(" and "),
      value(ahead, column("upper")),
      text("."),
    ],
    weight: 0.95,
    evidence: {
      method: `${capital(forecast.method)}; tested on ${origins} earlier moments against repeating the last ${forecast.seasons.length === 0 ? "value" : "cycle"}`,
      figures: [
        { name: "error as a share of the naive forecast's", value: ratio },
        { name: "mean absolute error", value: error },
        { name: "earlier moments tested", value: origins },
        { name: "periods of history", value: series.values.length },
        { name: "periods a cycle", value: forecast.seasons[0] ?? 1 },
      ],
    },
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The words between a figure and its period's name. */
const placed = {
  second: " at ",
  minute: " at ",
  hour: " at ",
  day: " on ",
  week: " in the week of ",
  month: " in ",
  quarter: " in ",
  year: " in ",
} as const satisfies Record<TimeGrain, string>;

/** Four digits tell a forecast well enough. */
function figure(value: number, unit: Unit): string {
  const options: Intl.NumberFormatOptions = { maximumSignificantDigits: 4 };
  switch (unit.kind) {
    case "currency":
      if (unit.currency === null) return value.toLocaleString("en-US", options);
      return /^[A-Z]{3}$/.test(unit.currency)
        ? value.toLocaleString("en-US", { ...options, style: "currency", currency: unit.currency })
        : `${unit.currency}${value.toLocaleString("en-US", options)}`;
    case "percent":
      return `${value.toLocaleString("en-US", options)} %`;
    case "ratio":
      return `${(value * 100).toLocaleString("en-US", options)} %`;
    case "duration":
    case "count":
    case "none":
      return value.toLocaleString("en-US", options);
  }
}

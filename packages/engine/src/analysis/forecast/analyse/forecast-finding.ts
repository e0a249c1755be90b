import {
  capitalised,
  type Estimate,
  estimateId,
  type Finding,
  type Literal,
  named,
  type ResultColumn,
  type ResultTable,
  type Segment,
  words,
} from "@parlance/contract";
import { numberText } from "../../table-series/number-text.ts";
import { periodName, placed } from "../../table-series/period-name.ts";
import type { TestedForecast } from "./forecast-one.ts";
import type { ReadTable } from "./read-table.ts";

/**
 * "Revenue is expected to be 120 in May 2024, after 100 in February 2024; nineteen times in twenty it should lie
 * between 100 and 140.", with the back-test as evidence. `table` holds history and forecast.
 */
export function forecastFinding(
  table: ResultTable,
  { time, calendar }: ReadTable,
  { series, forecast, error, ratio, origins }: TestedForecast,
  name: string,
): Finding {
  const columns = columnsOf(table, series.measure);
  const isOwn = (row: readonly Literal[]): boolean =>
    [...series.key].every(([column, member]) => row[column] === member);
  const future = table.rows.findLastIndex((row) => isOwn(row) && row[columns.forecast] !== null);
  const past = table.rows.findLastIndex((row) => isOwn(row) && row[series.measure] !== null);
  const repeated = forecast.seasons.length === 0 ? "value" : "cycle";
  const value = (row: number, column: number): Segment => cell(table, row, column, series.measure);
  const period = (row: number): Segment =>
    named(periodName(String(table.rows[row]?.[time]), calendar.grain, table.columns[time]?.fiscalYearStart));
  return {
    kind: "forecast",
    sentence: [
      named(capitalised(name)),
      words(" is expected to be "),
      value(future, columns.forecast),
      words(placed[calendar.grain]),
      period(future),
      words(", after "),
      value(past, series.measure),
      words(placed[calendar.grain]),
      period(past),
      words("; nineteen times in twenty it should lie between "),
      value(future, columns.lower),
      words(" and "),
      value(future, columns.upper),
      words("."),
    ],
    weight: 0.95,
    evidence: {
      method: `${capitalised(forecast.method)}; tested on ${origins} earlier moments against repeating the last ${repeated}`,
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

function columnsOf(
  { columns }: ResultTable,
  measure: number,
): { forecast: number; lower: number; upper: number } {
  const id = columns[measure]?.id ?? "";
  const place = (estimate: Estimate): number =>
    columns.findIndex((column) => column.id === estimateId(id, estimate));
  return { forecast: place("forecast"), lower: place("lower"), upper: place("upper") };
}

/** Four digits tell a forecast well enough; of ten things and more, whole ones are told. */
const rounded = (value: number, heading: ResultColumn | undefined): number =>
  heading?.unit.kind === "count" && Math.abs(value) >= 10 ? Math.round(value) : Number(value.toPrecision(4));

/** A cell written in the unit of its measure. */
function cell(table: ResultTable, row: number, column: number, measure: number): Segment {
  return {
    kind: "cell",
    text: numberText(
      rounded(Number(table.rows[row]?.[column]), table.columns[measure]),
      table.columns[measure],
    ),
    cells: [[row, column]],
    derivation: "value",
  };
}

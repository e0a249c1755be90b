import {
  type Failure,
  type Finding,
  failed,
  type Result,
  type ResultTable,
  type SemanticQuery,
  success,
} from "@parlance/contract";
import { extendTable } from "./analyse/extend-table.ts";
import { forecastFinding } from "./analyse/forecast-finding.ts";
import { forecastOne, grains } from "./analyse/forecast-one.ts";
import { type ReadTable, readTable, type TableSeries } from "./analyse/read-table.ts";

/** History and forecast as one table, what is stated about it, and what was done with the data. */
export type ForecastAnalysis = { table: ResultTable; findings: Finding[]; notes: string[] };

/** Series that are forecast, those whose whole combination is back-tested, and findings, at most. */
const most = { series: 20, thorough: 4, findings: 3 };

/**
 * Forecasts each measure of a result over time, within each combination of its other dimensions, for the horizon that
 * `query` asks for. Complete periods come first, in time order, with empty estimates; then one row a future period
 * and combination, with `m:forecast` and the bounds of 95 % and 80 %. `now` is an ISO time without zone.
 * Fails as `too-little-data`, with the reason, where no series can be forecast better than by repeating its past.
 */
export function analyseForecast(
  table: ResultTable,
  query: SemanticQuery,
  now: string,
): Result<ForecastAnalysis, Failure> {
  const read = readTable(table, query, now);
  if (!read.ok) return read;
  const chosen = largest(read.value.series);
  const asked = horizonOf(query, read.value);
  const tried = chosen.map((series) => ({
    series,
    outcome: forecastOne(
      series,
      read.value.bridge + Math.min(asked, series.values.length),
      read.value.calendar,
      { additive: read.value.additive(series.measure), amongMany: chosen.length > most.thorough },
    ),
  }));
  const made = tried.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []));
  const refusals = tried.flatMap(({ series, outcome }) =>
    outcome.ok ? [] : [{ name: nameOf(series, table), failure: outcome.failure }],
  );
  const [first] = refusals;
  if (made.length === 0)
    return first === undefined
      ? failed({ code: "too-little-data", method: "a forecast", reason: "there are no values" })
      : failed(named(first.failure, first.name));
  const extended = extendTable(table, read.value, made);
  return success({
    table: extended,
    findings: made
      .slice(0, most.findings)
      .map((one) => forecastFinding(extended, read.value, one, nameOf(one.series, table))),
    notes: [
      ...new Set([
        ...read.value.notes,
        ...made.flatMap(({ notes }) => notes),
        ...(chosen.length < read.value.series.length
          ? [`Of ${read.value.series.length} series the ${chosen.length} largest were forecast.`]
          : []),
        ...made.flatMap(({ forecast, series }) =>
          forecast.mean.length < read.value.bridge + asked
            ? [`${nameOf(series, table)} is forecast no further ahead than its history is long.`]
            : [],
        ),
        ...refusals.map(({ name, failure }) => `${name} is not forecast: ${reasonOf(failure)}.`),
      ]),
    ],
  });
}

function largest(series: readonly TableSeries[]): TableSeries[] {
  const size = ({ values }: TableSeries): number =>
    values.slice(-12).reduce<number>((total, value) => total + Math.abs(value ?? 0), 0);
  return series.toSorted((a, b) => size(b) - size(a)).slice(0, most.series);
}

function horizonOf(query: SemanticQuery, { calendar }: ReadTable): number {
  const asked = query.kind === "analysis" && query.request.kind === "forecast" ? query.request.horizon : null;
  return Math.max(1, Math.round(asked ?? grains[calendar.grain].horizon));
}

/** What a person calls the series: the measure, and its members of the other dimensions. */
function nameOf({ measure, key }: TableSeries, { columns }: ResultTable): string {
  const members = [...key.values()].map((member) => String(member ?? "(none)"));
  return [columns[measure]?.label ?? "", ...members].join(", ");
}

const reasonOf = (failure: Failure): string => ("reason" in failure ? failure.reason : failure.code);

const named = (failure: Failure, name: string): Failure =>
  failure.code === "too-little-data" ? { ...failure, method: `a forecast of ${name}` } : failure;

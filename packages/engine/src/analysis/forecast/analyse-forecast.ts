import {
  dayOf,
  type Failure,
  type Finding,
  failed,
  isoDay,
  type Result,
  type ResultTable,
  type SemanticQuery,
  success,
  unitless,
} from "@parlance/contract";
import { extendTable } from "./analyse/extend-table.ts";
import { forecastFinding } from "./analyse/forecast-finding.ts";
import { forecastOne, grains, type TestedForecast } from "./analyse/forecast-one.ts";
import { type ReadTable, readTable, type TableSeries } from "./analyse/read-table.ts";
import { totalFinding } from "./analyse/total-finding.ts";

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
  const { series: all, bridge, calendar, additive } = read.value;
  const chosen = largest(all);
  const ahead = bridge + horizonOf(query, read.value, now);
  const tried = chosen.map((series) => ({
    name: nameOf(series, table),
    outcome: forecastOne(series, Math.min(ahead, bridge + series.values.length), calendar, {
      additive: additive(series.measure),
      amongMany: chosen.length > most.thorough,
    }),
  }));
  const made = tried.flatMap(({ name, outcome }) => (outcome.ok ? [{ name, ...outcome.value }] : []));
  const refused = tried.flatMap(({ name, outcome }) =>
    outcome.ok ? [] : [{ name, failure: outcome.failure }],
  );
  if (made.length === 0) return failed(reasonForNone(refused[0] ?? null));
  const extended = extendTable(table, read.value, made);
  const lead = leadOf(query, read.value);
  // a time that is named is answered by what it adds up to
  const isWhole = requestOf(query)?.asked !== undefined;
  const [total] = made.length > 1 ? [] : made.flatMap((one) => totalFinding(extended, read.value, one, lead));
  const single = made
    .slice(0, most.findings)
    .map((one) => forecastFinding(extended, read.value, one, one.name));
  const notes = [
    ...read.value.notes,
    ...(!isWhole || lead < grains[calendar.grain].horizon
      ? []
      : [
          `The data ends ${lead} ${calendar.grain}s before the time that was asked for: so far ahead a forecast rests on everything going on as it was.`,
        ]),
    ...made.slice(0, most.findings).map(tested),
    ...made.flatMap((one) => one.notes),
    ...(chosen.length < all.length
      ? [`Of ${all.length} series the ${chosen.length} largest were forecast.`]
      : []),
    ...made.flatMap(({ name, forecast }) =>
      forecast.mean.length < ahead ? [`${name} is forecast no further ahead than its history is long.`] : [],
    ),
    ...refused.map(({ name, failure }) => `${name} is not forecast: ${reasonOf(failure)}.`),
  ];
  return success({
    table: extended,
    findings: total === undefined ? single : isWhole ? [total, ...single] : [...single, total],
    notes: [...new Set(notes)],
  });
}

function largest(series: readonly TableSeries[]): TableSeries[] {
  const size = ({ values }: TableSeries): number =>
    values.slice(-12).reduce<number>((total, value) => total + Math.abs(value ?? 0), 0);
  return series.toSorted((a, b) => size(b) - size(a)).slice(0, most.series);
}

/** What a query asks to be forecast; null where it asks for something else. */
const requestOf = (query: SemanticQuery) =>
  query.kind === "analysis" && query.request.kind === "forecast" ? query.request : null;

/** Periods after now: up to the end of the time that was asked for, so many as were, or the usual number. */
function horizonOf(query: SemanticQuery, { calendar, last, bridge }: ReadTable, now: string): number {
  const request = requestOf(query);
  const end = request?.asked?.interval.end ?? null;
  const asked = request?.horizon ?? grains[calendar.grain].horizon;
  const until =
    end !== null
      ? calendar.indexOf(`${isoDay(dayOf(end) - 1)}T23:59:59`)
      : calendar.open === null
        ? null
        : calendar.indexOf(isoDay(dayOf(now) + asked * 86_400_000));
  return Math.max(1, Math.round(until === null ? asked : until - last - bridge));
}

/** Forecast periods that only lead to the time that was asked for. */
function leadOf(query: SemanticQuery, { calendar, last, bridge }: ReadTable): number {
  const start = requestOf(query)?.asked?.interval.start ?? null;
  const first = start === null ? null : calendar.indexOf(start, "after");
  return first === null ? bridge : Math.max(bridge, first - last - 1);
}

/** What a person calls the series: the measure, and its members of the other dimensions. */
function nameOf({ measure, key }: TableSeries, { columns }: ResultTable): string {
  const members = [...key.values()].map((member) => String(member ?? "(none)"));
  const heading = columns[measure];
  return [heading === undefined ? "" : unitless(heading), ...members].join(", ");
}

/** What the back-test showed, in a sentence. */
function tested({ name, ratio, origins, forecast }: TestedForecast & { name: string }): string {
  const repeated = forecast.seasons.length === 0 ? "the last value" : "the last cycle";
  const less = Math.round((1 - ratio) * 100);
  const compared = less > 0 ? `${less} % smaller than by` : "about that of";
  return `${name}: tested on ${origins} earlier moments, the error is ${compared} repeating ${repeated}.`;
}

const reasonOf = (failure: Failure): string => ("reason" in failure ? failure.reason : failure.code);

/** Why nothing was forecast: the reason of the largest series, which is named. */
function reasonForNone(first: { name: string; failure: Failure } | null): Failure {
  if (first === null) return { code: "too-little-data", method: "a forecast", reason: "there are no values" };
  const { name, failure } = first;
  return failure.code === "too-little-data" ? { ...failure, method: `a forecast of ${name}` } : failure;
}

import {
  type Expression,
  type Failure,
  failed,
  type Literal,
  type Result,
  type ResultTable,
  type SemanticQuery,
  success,
  type TimeGrain,
} from "@parlance/contract";
import { toNumber } from "../../series.ts";
import { isAdditive } from "../../table-series/additive.ts";
import { closedNames, type OpenDays, openDays } from "../../table-series/open-days.ts";
import { parseWallClock } from "../../table-series/parse-instant.ts";
import { periodName } from "../../table-series/period-name.ts";
import { wholeUntil } from "../../table-series/time-grain.ts";
import { type Calendar, calendarOf } from "./calendar.ts";

/** One series of a result: a measure within one combination of the other dimensions. */
export type TableSeries = {
  /** The other dimensions' cells, by column. */
  key: ReadonlyMap<number, Literal>;
  measure: number;
  /** By period from `first` on, without holes in the periods; null where the result has no finite number. */
  values: (number | null)[];
  first: number;
};

/** A result as series over complete periods. */
export type ReadTable = {
  time: number;
  calendar: Calendar;
  series: TableSeries[];
  /** Whether the measure, by column, adds up over periods (a sum or a count). */
  additive: (measure: number) => boolean;
  /** The last complete period with a row. */
  last: number;
  /** Periods after `last` up to the one of now, which a forecast has to bridge; 0 where the data ends long ago. */
  bridge: number;
  /** Rows of complete periods, in time order. */
  rows: Literal[][];
  notes: string[];
};

/**
 * Reads a result as series: time from the request's grain, the incomplete last period, a first one that the data
 * covers in part and what lies after `now` left out, several rows of a period put together. Fails as `too-little-data` without time, measure or known values.
 */
export function readTable(table: ResultTable, query: SemanticQuery, now: string): Result<ReadTable, Failure> {
  const time = timeColumn(table, query);
  const measures = table.columns.flatMap(({ role, id, type }, index) =>
    role === "measure" && !id.includes(":") && type !== "boolean" ? [index] : [],
  );
  if (time === null) return refused("the result has no time to go along");
  if (measures.length === 0) return refused("the result has no figure");
  if (table.rows.length === 0) return refused("the result has no rows");
  if (table.truncated) return refused("the result was cut off, so its end is missing");
  const dated = table.rows.filter(
    (row) => typeof row[time] === "string" && parseWallClock(row[time]) !== null,
  );
  const sample = String(dated[0]?.[time] ?? "");
  if (dated.length === 0) return refused("no row has a date");
  const grain = grainOf(table, query, time);
  const calendar = calendarOf(grain, sample, grain === "day" ? openIn(dated, time) : null);
  const at = (row: Literal[]): number => calendar.indexOf(String(row[time])) ?? 0;
  const over = lastComplete(calendar, now);
  const inPart = new Set<Literal>(table.columns[time]?.partial);
  const past = dated
    .filter((row) => at(row) <= over && !inPart.has(row[time] ?? null))
    .toSorted((a, b) => at(a) - at(b));
  const last = past.length === 0 ? null : at(past.at(-1) ?? []);
  if (last === null) return refused("no period is over yet");
  const additive = (measure: number): boolean => isAdditive(table.columns[measure]?.id ?? "", query);
  const rows = mergeRows(past, { time, measures, at, additive });
  const gap = Math.max(over, calendar.indexOf(now) ?? over) - last;
  const notes = [
    ...(dated.some((row) => at(row) === over + 1)
      ? ["The last period is not over: it was left out, and is forecast too."]
      : []),
    ...(dated.some((row) => at(row) > over + 1) ? ["Periods after today were left out."] : []),
    ...(gap > longestBridge
      ? [
          `The data ends with ${periodName(calendar.textOf(last), calendar.grain, table.columns[time]?.fiscalYearStart)}.`,
        ]
      : []),
    ...(rows.length < past.length ? ["Several rows of one period were put together."] : []),
    ...(dated.length < table.rows.length ? ["Rows without a date were left out."] : []),
    ...(calendar.open === null
      ? []
      : [`${closedNames(calendar.open)} never have rows: they are no days of the forecast.`]),
  ];
  const series = measures.flatMap((measure) => seriesOf(table, rows, { time, measure, at, last }));
  return success({
    time,
    calendar,
    series,
    additive,
    last,
    bridge: gap > longestBridge ? 0 : gap,
    rows,
    notes,
  });
}

const longestBridge = 3;

const refused = (reason: string): Result<never, Failure> =>
  failed({ code: "too-little-data", method: "a forecast", reason });

/** The dimension that is truncated to a period, or else the first that holds dates. */
function timeColumn({ columns }: ResultTable, query: SemanticQuery): number | null {
  const truncated = columns.findIndex(({ id }) => truncationOf(query, id) !== null);
  const dated = columns.findIndex(
    ({ role, type }) => role === "dimension" && (type === "date" || type === "timestamp"),
  );
  const found = truncated >= 0 ? truncated : dated;
  return found >= 0 ? found : null;
}

function grainOf({ columns, rows }: ResultTable, query: SemanticQuery, time: number): TimeGrain {
  const truncated = truncationOf(query, columns[time]?.id ?? "");
  if (truncated !== null) return truncated;
  if (query.kind === "analysis" && query.request.kind === "forecast") return query.request.grain;
  return rows.some((row) => /[T ](?!00:00)/.test(String(row[time]))) ? "hour" : "day";
}

function truncationOf(query: SemanticQuery, id: string): TimeGrain | null {
  const expression = expressionOf(query, id);
  return expression?.kind === "truncate" ? expression.grain : null;
}

function expressionOf(query: SemanticQuery, id: string): Expression | null {
  switch (query.kind) {
    case "aggregate":
      return query.dimensions.find((dimension) => dimension.id === id)?.expression ?? null;
    case "list":
      return query.columns.find((column) => column.id === id)?.expression ?? null;
    case "set":
      return expressionOf(query.left, id);
    case "analysis":
      return expressionOf(query.query, id);
  }
}

/** The last period that is over. */
function lastComplete(calendar: Calendar, now: string): number {
  const end = new Date(wholeUntil(now, calendar.daysOf(0) > 7)).toISOString();
  return (calendar.indexOf(end, "after") ?? 0) - 1;
}

const openIn = (rows: Literal[][], time: number): OpenDays | null =>
  openDays(rows.map((row) => Math.floor((parseWallClock(String(row[time])) ?? 0) / 86_400_000)));

type Reading = {
  time: number;
  measures: number[];
  at: (row: Literal[]) => number;
  additive: (measure: number) => boolean;
};

/** One row a period and combination of the other columns: figures added up, or averaged where sums mean nothing. */
function mergeRows(rows: Literal[][], { time, measures, at, additive }: Reading): Literal[][] {
  const groups = new Map<string, Literal[][]>();
  for (const row of rows) {
    const key = JSON.stringify([
      at(row),
      row.filter((_, column) => column !== time && !measures.includes(column)),
    ]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()].map((group) => {
    const [first = []] = group;
    if (group.length === 1) return first;
    return first.map((cell, column) => {
      if (!measures.includes(column)) return cell;
      const known = group.flatMap((row) => toNumber(row[column]) ?? []);
      if (known.length === 0) return null;
      const total = known.reduce((sum, value) => sum + value, 0);
      return additive(column) ? total : total / known.length;
    });
  });
}

function seriesOf(
  { columns }: ResultTable,
  rows: Literal[][],
  { time, measure, at, last }: { time: number; measure: number; at: Reading["at"]; last: number },
): TableSeries[] {
  const others = columns.flatMap(({ role }, index) =>
    role === "dimension" && index !== time ? [index] : [],
  );
  const groups = new Map<string, { key: Map<number, Literal>; known: Map<number, number> }>();
  for (const row of rows) {
    const value = toNumber(row[measure]);
    if (value === null) continue;
    const key = new Map(others.map((column) => [column, row[column] ?? null]));
    const name = JSON.stringify([...key.values()]);
    const group = groups.get(name) ?? { key, known: new Map<number, number>() };
    group.known.set(at(row), value);
    groups.set(name, group);
  }
  return [...groups.values()].map(({ key, known }) => {
    const first = afterLastHole([...known.keys()]);
    const values = Array.from({ length: last - first + 1 }, (_, index) => known.get(first + index) ?? null);
    return { key, measure, values, first };
  });
}

/** Where the periods without a long hole begin; placeholder dates of long ago do not make a history. */
function afterLastHole(periods: number[]): number {
  const longestHole = 24;
  return periods.reduce(
    (first, period, index) => (period - (periods[index - 1] ?? period) > longestHole ? period : first),
    periods[0] ?? 0,
  );
}

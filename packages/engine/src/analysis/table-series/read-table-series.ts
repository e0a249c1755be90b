import {
  type Literal,
  type ResultTable,
  type SemanticQuery,
  type TimeGrain,
  unitless,
} from "@parlance/contract";
import { toNumber } from "../series.ts";
import { parseInstant } from "./parse-instant.ts";
import { grainOf, isComplete, tellsYear } from "./time-grain.ts";

/**
 * One measure over time within one combination of the other dimensions. `column` is the measure's, `rows` are the table's
 * rows in time order, `dates` and `values` stand beside them; `members` name the combination (empty: the only one).
 */
export type TableSeries = {
  column: number;
  label: string;
  members: string[];
  rows: number[];
  dates: string[];
  values: (number | null)[];
};

/** The series of a result; `time` is the time column, `grain` its period where the query says. */
export type ReadSeries = {
  time: number;
  grain: TimeGrain | null;
  series: TableSeries[];
  notes: string[];
  /** The table with the periods that were left out told as such, for a picture to draw them otherwise. */
  marked: ResultTable;
};

/** What an analysis over time cannot do without. */
export type Unreadable = "no-time" | "no-measure" | "no-rows" | "no-dates";

/**
 * The series of a result over time, each measure within each combination of its other dimensions. Periods that are not over
 * at `now` (an ISO time) are left out, and said in `notes`; so are rows without a date, and the periods in part that the table tells.
 */
export function readTableSeries(
  table: ResultTable,
  query: SemanticQuery,
  now: string,
): ReadSeries | Unreadable {
  if (table.rows.length === 0) return "no-rows";
  const time = timeColumn(table, query);
  if (time === null) return "no-time";
  const measures = measureColumns(table);
  if (measures.length === 0) return "no-measure";
  const grain = grainOf(query, table.columns[time]?.id ?? "");
  const dated = table.rows.flatMap((row, index) => (dateText(row[time]) === null ? [] : [index]));
  if (dated.length === 0) return "no-dates";
  const isOver = (row: number): boolean => isComplete(dateText(table.rows[row]?.[time]) ?? "", grain, now);
  const complete = dated.filter(isOver);
  const inPart = new Set<Literal>(table.columns[time]?.partial);
  const groups = grouped(
    table,
    time,
    complete.filter((row) => !inPart.has(table.rows[row]?.[time] ?? null)),
  );
  const notes = [
    ...(dated.length < table.rows.length ? ["rows without a date were left out"] : []),
    ...(complete.length < dated.length ? ["the last period is not over yet and was left out"] : []),
    ...(table.truncated ? ["the result was cut off, so the series may not be whole"] : []),
  ];
  const series = groups.flatMap(({ members, rows }) =>
    measures.map(
      (column): TableSeries => ({
        column,
        label: headingOf(table, column),
        members,
        rows,
        dates: rows.map((row) => dateText(table.rows[row]?.[time]) ?? ""),
        values: rows.map((row) => toNumber(table.rows[row]?.[column])),
      }),
    ),
  );
  return {
    time,
    grain,
    series,
    notes,
    marked:
      complete.length === dated.length
        ? table
        : withPartial(
            table,
            time,
            dated.filter((row) => !isOver(row)),
          ),
  };
}

function withPartial(table: ResultTable, time: number, rows: readonly number[]): ResultTable {
  const column = table.columns[time];
  const starts = rows.flatMap((row) => dateText(table.rows[row]?.[time]) ?? []);
  if (column === undefined || starts.length === 0) return table;
  const partial = [...new Set([...(column.partial ?? []), ...starts])];
  return { ...table, columns: table.columns.with(time, { ...column, partial }) };
}

/** What a column is called where its unit is said with its values. */
const headingOf = ({ columns }: ResultTable, column: number): string => {
  const heading = columns[column];
  return heading === undefined ? "" : unitless(heading);
};

/** What a person calls a series: the measure and its members of the other dimensions. */
export const seriesName = ({ label, members }: TableSeries): string => [label, ...members].join(", ");

/** The measures of a result that are not estimates or comparisons of others. */
export const measureColumns = ({ columns }: ResultTable): number[] =>
  columns.flatMap(({ role, id, type }, index) =>
    role === "measure" && !id.includes(":") && type !== "boolean" && type !== "string" ? [index] : [],
  );

/** The first dimension (or column of a list) that is a date, a timestamp or a year. */
function timeColumn({ columns }: ResultTable, query: SemanticQuery): number | null {
  const inner = query.kind === "analysis" ? query.query : query;
  const outputs = inner.kind === "aggregate" ? inner.dimensions : inner.kind === "list" ? inner.columns : [];
  const isYear = (id: string): boolean => {
    const expression = outputs.find((output) => output.id === id)?.expression;
    return expression !== undefined && tellsYear(expression);
  };
  const index = columns.findIndex(
    ({ type, role, id }) => role === "dimension" && (type === "date" || type === "timestamp" || isYear(id)),
  );
  return index < 0 ? null : index;
}

/** A time cell as text; a year's number as four digits; null where it is no time. */
function dateText(cell: Literal | undefined): string | null {
  if (typeof cell !== "number" && typeof cell !== "string") return null;
  const text = typeof cell === "number" ? String(cell).padStart(4, "0") : cell;
  return parseInstant(text) === null ? null : text;
}

function grouped(table: ResultTable, time: number, rows: number[]): { members: string[]; rows: number[] }[] {
  const keys = table.columns.flatMap(({ role }, index) =>
    role === "dimension" && index !== time ? [index] : [],
  );
  const groups = new Map<string, { members: string[]; rows: number[] }>();
  for (const row of rows) {
    const members = keys.map((column) => String(table.rows[row]?.[column] ?? "(none)"));
    const key = JSON.stringify(members);
    const group = groups.get(key) ?? { members, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const date = (row: number): string => dateText(table.rows[row]?.[time]) ?? "";
  const sorted = [...groups.values()];
  for (const group of sorted)
    group.rows.sort((a, b) => (date(a) < date(b) ? -1 : date(a) > date(b) ? 1 : a - b));
  return sorted;
}

import { dayGrains, type PhysicalType, type TimeGrain, type TimePart } from "@parlance/contract";
import { ansiDialect, type Dialect } from "@parlance/engine";
import { monthsOf, secondsOf } from "../driver/time-units.ts";
import { snowflakeTextFunctions } from "./text-functions.ts";

const types: Record<PhysicalType, string> = {
  string: "VARCHAR",
  integer: "NUMBER(38, 0)",
  decimal: "DOUBLE",
  boolean: "BOOLEAN",
  date: "DATE",
  timestamp: "TIMESTAMP_NTZ",
  time: "TIME",
};

const partNames: Record<Exclude<TimePart, "minute-of-day">, string> = {
  "hour-of-day": "HOUR",
  "day-of-week": "DAYOFWEEKISO",
  "day-of-month": "DAY",
  "day-of-year": "DAYOFYEAR",
  "week-of-year": "WEEKISO",
  "month-of-year": "MONTH",
  "quarter-of-year": "QUARTER",
  year: "YEAR",
};

const asTimestamp = (operand: string): string => `CAST(${operand} AS TIMESTAMP_NTZ)`;

const epoch = (operand: string): string => `DATE_PART('EPOCH_SECOND', ${operand})`;

/** Whole units: seconds are counted; months are those of the calendar less one that is not complete yet. */
function wholeUnits(unit: TimeGrain, from: string, to: string): string {
  const [start, end] = [asTimestamp(from), asTimestamp(to)];
  const seconds = secondsOf[unit];
  if (seconds !== undefined) return `CAST(TRUNC((${epoch(end)} - ${epoch(start)}) / ${seconds}) AS INTEGER)`;
  const months = `(YEAR(${end}) - YEAR(${start})) * 12 + MONTH(${end}) - MONTH(${start})`;
  const within = (operand: string): string => `TO_CHAR(${operand}, 'DDHH24MISS')`;
  const incomplete = `CASE WHEN ${end} >= ${start} AND ${within(end)} < ${within(start)} THEN -1 WHEN ${end} < ${start} AND ${within(end)} > ${within(start)} THEN 1 ELSE 0 END`;
  return `CAST(TRUNC((${months} + ${incomplete}) / ${monthsOf[unit] ?? 1}) AS INTEGER)`;
}

/** What Snowflake writes differently from `ansiDialect`. Unquoted names are upper case there, so every name is quoted.
 * TIMESTAMP_TZ is cut in the zone of each value, TIMESTAMP_LTZ in the session's: the former are made the latter. */
export const snowflakeDialect: Dialect = {
  ...ansiDialect,
  missing: ["day"],
  functions: { ...ansiDialect.functions, ...snowflakeTextFunctions },
  name: "Snowflake",
  quote: (identifier) => `"${identifier.replaceAll('"', '""')}"`,
  types,
  convert: (operand) => `CAST(${operand} AS TIMESTAMP_LTZ)`,
  parameter: (placeholder, type) =>
    type === "date" || type === "timestamp" || type === "time"
      ? `CAST(${placeholder} AS ${types[type]})`
      : placeholder,
  truncate: (grain, operand) =>
    dayGrains.includes(grain)
      ? `CAST(DATE_TRUNC('${grain}', ${operand}) AS DATE)`
      : `DATE_TRUNC('${grain}', ${asTimestamp(operand)})`,
  shiftDate: (operand, { unit, count }) => `DATEADD(${unit}, ${count}, CAST(${operand} AS DATE))`,
  part: (part, operand) =>
    part === "minute-of-day"
      ? `(EXTRACT(HOUR FROM ${operand}) * 60 + EXTRACT(MINUTE FROM ${operand}))`
      : `EXTRACT(${partNames[part]} FROM ${operand})`,
  duration: wholeUnits,
  divide: (left, right) => `CAST(${left} AS DOUBLE) / NULLIF(${right}, 0)`,
  match: (operand, pattern, { caseSensitive, escaped }) =>
    `${operand} ${caseSensitive ? "LIKE" : "ILIKE"} ${pattern}${escaped ? " ESCAPE '\\\\'" : ""}`,
};

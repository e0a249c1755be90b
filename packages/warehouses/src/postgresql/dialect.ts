import type { PhysicalType, TimeGrain, TimePart } from "@parlance/contract";
import { ansiDialect, type Dialect } from "@parlance/engine";
import { monthsOf, secondsOf } from "../driver/time-units.ts";

/** Exact numbers with their decimals: a bare NUMERIC has none on Redshift, and 2.5 would silently be 3. */
const exactNumber = "NUMERIC(38, 16)";

/** Types that are written out where PostgreSQL would guess from the other side: 2.5 beside an integer. */
const parameterTypes: Partial<Record<PhysicalType, string>> = {
  integer: "BIGINT",
  decimal: exactNumber,
  boolean: "BOOLEAN",
  date: "DATE",
  timestamp: "TIMESTAMP",
  time: "TIME",
};

/** Text functions take enums, UUIDs and the like as their text. */
const ofText =
  (name: string) =>
  (operands: string[]): string =>
    `${name}(CAST(${operands.join(", ")} AS VARCHAR))`;

/** Whole units: seconds are counted; months are those of the calendar less one that is not complete yet (Redshift has no AGE). */
function wholeUnits(unit: TimeGrain, from: string, to: string): string {
  const [start, end] = [`CAST(${from} AS TIMESTAMP)`, `CAST(${to} AS TIMESTAMP)`];
  const seconds = secondsOf[unit];
  if (seconds !== undefined)
    return `CAST(TRUNC(EXTRACT(EPOCH FROM ${end} - ${start}) / ${seconds}) AS BIGINT)`;
  const months = `(EXTRACT(YEAR FROM ${end}) - EXTRACT(YEAR FROM ${start})) * 12 + EXTRACT(MONTH FROM ${end}) - EXTRACT(MONTH FROM ${start})`;
  const within = (operand: string): string => `${operand} - DATE_TRUNC('month', ${operand})`;
  const incomplete = `CASE WHEN ${end} >= ${start} AND ${within(end)} < ${within(start)} THEN -1 WHEN ${end} < ${start} AND ${within(end)} > ${within(start)} THEN 1 ELSE 0 END`;
  return `CAST(TRUNC((${months} + ${incomplete}) / ${monthsOf[unit] ?? 1}) AS BIGINT)`;
}

/** What times of day without a date have too. */
const clockParts: ReadonlySet<TimePart> = new Set(["minute-of-day", "hour-of-day"]);

/** The day of the week is counted from Sunday's 0: Redshift has no ISODOW. */
const partOf = (part: TimePart, operand: string): string =>
  part === "day-of-week"
    ? `CAST(MOD(CAST(EXTRACT(DOW FROM ${operand}) AS INTEGER) + 6, 7) + 1 AS BIGINT)`
    : ansiDialect.part(part, operand);

/**
 * What PostgreSQL and its kin write differently from `ansiDialect`, in words that Redshift has too: it knows neither IS DISTINCT
 * FROM nor a text of one backslash, which is the escape of LIKE on all of them anyway, nor percentiles of several columns in one
 * statement.
 */
export const postgresqlDialect: Dialect = {
  ...ansiDialect,
  name: "PostgreSQL",
  placeholder: (position) => `$${position}`,
  parameter: (placeholder, type) => {
    const name = type === null ? undefined : parameterTypes[type];
    return name === undefined ? placeholder : `CAST(${placeholder} AS ${name})`;
  },
  types: { ...ansiDialect.types, string: "VARCHAR" },
  functions: {
    ...ansiDialect.functions,
    lower: ofText("LOWER"),
    upper: ofText("UPPER"),
    length: ofText("LENGTH"),
    round: ([value = "", digits]) =>
      digits === undefined
        ? `ROUND(CAST(${value} AS ${exactNumber}))`
        : `ROUND(CAST(${value} AS ${exactNumber}), CAST(${digits} AS INTEGER))`,
  },
  quantiles: "one-aggregate",
  convert: (operand, type) =>
    type === "boolean"
      ? `(${operand} = B'1')`
      : `CAST(${operand} AS ${type === "integer" ? "BIGINT" : exactNumber})`,
  truncate: (grain, operand) => ansiDialect.truncate(grain, `CAST(${operand} AS TIMESTAMP)`),
  part: (part, operand) => partOf(part, `CAST(${operand} AS ${clockParts.has(part) ? "TIME" : "TIMESTAMP"})`),
  duration: wholeUnits,
  match: (operand, pattern, { caseSensitive }) =>
    `CAST(${operand} AS VARCHAR) ${caseSensitive ? "LIKE" : "ILIKE"} ${pattern}`,
  same: (left, right) => `(${left} = ${right} OR (${left} IS NULL AND ${right} IS NULL))`,
};

import type { PhysicalType, TimeGrain, TimePart } from "@parlance/contract";
import { ansiDialect, type Dialect } from "@parlance/engine";
import { monthsOf, secondsOf } from "../driver/time-units.ts";
import { bigqueryTextFunctions } from "./text-functions.ts";

const types: Record<PhysicalType, string> = {
  string: "STRING",
  integer: "INT64",
  decimal: "FLOAT64",
  boolean: "BOOL",
  date: "DATE",
  timestamp: "DATETIME",
  time: "TIME",
};

const asDatetime = (operand: string): string => `CAST(${operand} AS DATETIME)`;

const parts: Record<TimePart, (operand: string) => string> = {
  "minute-of-day": (operand) => `(EXTRACT(HOUR FROM ${operand}) * 60 + EXTRACT(MINUTE FROM ${operand}))`,
  "hour-of-day": (operand) => `EXTRACT(HOUR FROM ${operand})`,
  "day-of-week": (operand) => `MOD(EXTRACT(DAYOFWEEK FROM ${operand}) + 5, 7) + 1`,
  "day-of-month": (operand) => `EXTRACT(DAY FROM ${operand})`,
  "day-of-year": (operand) => `EXTRACT(DAYOFYEAR FROM ${operand})`,
  "week-of-year": (operand) => `EXTRACT(ISOWEEK FROM ${operand})`,
  "month-of-year": (operand) => `EXTRACT(MONTH FROM ${operand})`,
  "quarter-of-year": (operand) => `EXTRACT(QUARTER FROM ${operand})`,
  year: (operand) => `EXTRACT(YEAR FROM ${operand})`,
};

const dayUnits: Partial<Record<TimeGrain, string>> = {
  day: "DAY",
  week: "WEEK(MONDAY)",
  month: "MONTH",
  quarter: "QUARTER",
  year: "YEAR",
};

/** Whole units: seconds are counted; months are those of the calendar less one that is not complete yet. */
function wholeUnits(unit: TimeGrain, from: string, to: string): string {
  const [start, end] = [asDatetime(from), asDatetime(to)];
  const seconds = secondsOf[unit];
  if (seconds !== undefined) return `DIV(DATETIME_DIFF(${end}, ${start}, SECOND), ${seconds})`;
  const months = `(EXTRACT(YEAR FROM ${end}) - EXTRACT(YEAR FROM ${start})) * 12 + EXTRACT(MONTH FROM ${end}) - EXTRACT(MONTH FROM ${start})`;
  const within = (operand: string): string => `FORMAT_DATETIME('%d%H%M%S', ${operand})`;
  const incomplete = `CASE WHEN ${end} >= ${start} AND ${within(end)} < ${within(start)} THEN -1 WHEN ${end} < ${start} AND ${within(end)} > ${within(start)} THEN 1 ELSE 0 END`;
  return `DIV((${months} + ${incomplete}), ${monthsOf[unit] ?? 1})`;
}

/**
 * What BigQuery's GoogleSQL writes differently from `ansiDialect`; percentiles are window functions only, so
 * ranks are used. DATE, DATETIME and TIMESTAMP do not compare with each other, but a parameter of text is taken for the type
 * that stands beside it, and so filters on partitions stay plain; all other TIMESTAMPs are cast to DATETIME, which a DATE becomes by itself.
 */
export const bigqueryDialect: Dialect = {
  ...ansiDialect,
  name: "BigQuery",
  quote: (identifier) => `\`${identifier.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``,
  parameter: (placeholder, type) => (type === "time" ? `CAST(${placeholder} AS TIME)` : placeholder),
  types,
  convert: asDatetime,
  missing: ["day"],
  functions: {
    ...ansiDialect.functions,
    ...bigqueryTextFunctions,
    length: (operands) => `CHAR_LENGTH(${operands.join(", ")})`,
    concatenate: (operands) => `CONCAT(${operands.join(", ")})`,
  },
  quantiles: "ranks",
  truncate: (grain, operand) => {
    const unit = dayUnits[grain];
    return unit === undefined
      ? `DATETIME_TRUNC(${asDatetime(operand)}, ${grain.toUpperCase()})`
      : `DATE_TRUNC(CAST(${operand} AS DATE), ${unit})`;
  },
  shiftDate: (operand, { unit, count }) =>
    `DATE_ADD(CAST(${operand} AS DATE), INTERVAL ${count} ${unit.toUpperCase()})`,
  part: (part, operand) => parts[part](operand),
  duration: wholeUnits,
  divide: (left, right) => `${left} / NULLIF(${right}, 0)`,
  match: (operand, pattern, { caseSensitive }) =>
    caseSensitive ? `${operand} LIKE ${pattern}` : `LOWER(${operand}) LIKE LOWER(${pattern})`,
  setOperation: (operation) => `${operation.toUpperCase()} DISTINCT`,
};

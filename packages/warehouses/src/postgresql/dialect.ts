import type { PhysicalType, TimeGrain } from "@parlance/contract";
import { ansiDialect, type Dialect } from "@parlance/engine";
import { secondsOf } from "../driver/time-units.ts";

/** Types that are written out where PostgreSQL would guess from the other side: 2.5 beside an integer. */
const parameterTypes: Partial<Record<PhysicalType, string>> = {
  integer: "BIGINT",
  decimal: "NUMERIC",
  boolean: "BOOLEAN",
  date: "DATE",
  timestamp: "TIMESTAMP",
  time: "TIME",
};

/** Text functions take enums, UUIDs and the like as their text. */
const ofText =
  (name: string) =>
  (operands: string[]): string =>
    `${name}(CAST(${operands.join(", ")} AS TEXT))`;

/** Whole units: seconds are counted, months are AGE's. */
function wholeUnits(unit: TimeGrain, from: string, to: string): string {
  const [start, end] = [`CAST(${from} AS TIMESTAMP)`, `CAST(${to} AS TIMESTAMP)`];
  const seconds = secondsOf[unit];
  if (seconds !== undefined)
    return `CAST(TRUNC(EXTRACT(EPOCH FROM ${end} - ${start}) / ${seconds}) AS BIGINT)`;
  const years = `EXTRACT(YEAR FROM AGE(${end}, ${start}))`;
  if (unit === "year") return `CAST(${years} AS BIGINT)`;
  const months = `${years} * 12 + EXTRACT(MONTH FROM AGE(${end}, ${start}))`;
  return unit === "month" ? `CAST(${months} AS BIGINT)` : `CAST(TRUNC((${months}) / 3) AS BIGINT)`;
}

/** What PostgreSQL and its kin write differently from `ansiDialect`. */
export const postgresqlDialect: Dialect = {
  ...ansiDialect,
  name: "PostgreSQL",
  placeholder: (position) => `$${position}`,
  parameter: (placeholder, type) => {
    const name = type === null ? undefined : parameterTypes[type];
    return name === undefined ? placeholder : `CAST(${placeholder} AS ${name})`;
  },
  types: { ...ansiDialect.types, string: "TEXT" },
  functions: {
    ...ansiDialect.functions,
    lower: ofText("LOWER"),
    upper: ofText("UPPER"),
    length: ofText("LENGTH"),
    round: ([value = "", digits]) =>
      digits === undefined
        ? `ROUND(CAST(${value} AS NUMERIC))`
        : `ROUND(CAST(${value} AS NUMERIC), CAST(${digits} AS INTEGER))`,
  },
  convert: (operand, type) =>
    type === "boolean"
      ? `(${operand} = B'1')`
      : `CAST(${operand} AS ${type === "integer" ? "BIGINT" : "NUMERIC"})`,
  truncate: (grain, operand) => ansiDialect.truncate(grain, `CAST(${operand} AS TIMESTAMP)`),
  part: (part, operand) => ansiDialect.part(part, `CAST(${operand} AS TIMESTAMP)`),
  duration: wholeUnits,
  match: (operand, pattern, { caseSensitive, escaped }) =>
    `CAST(${operand} AS TEXT) ${caseSensitive ? "LIKE" : "ILIKE"} ${pattern}${escaped ? " ESCAPE '\\'" : ""}`,
};

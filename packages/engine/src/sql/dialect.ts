import {
  type Aggregation,
  dayGrains,
  type PhysicalType,
  type TimeGrain,
  type TimePart,
} from "@parlance/contract";
import { reservedWords } from "./reserved-words.ts";
import { ansiTextFunctions } from "./text-functions.ts";
import type { DateShift, SqlFunction } from "./tree.ts";

/**
 * What one warehouse writes differently, as a record over `ansiDialect`. Every function takes printed SQL and returns
 * printed SQL; operands come with the parentheses they need.
 */
export type Dialect = {
  name: string;
  /** An identifier, quoted where it has to be. */
  quote(identifier: string): string;
  /** The placeholder of the parameter at `position`, from 1. */
  placeholder(position: number): string;
  /** A parameter where its type must be said; `type` null is not known. */
  parameter(placeholder: string, type: PhysicalType | null): string;
  boolean(value: boolean): string;
  /** A converted column (as of the model) in the standard type that it stands for; an instant as a time of day in the session's zone. */
  convert(operand: string, type: PhysicalType): string;
  types: Record<PhysicalType, string>;
  functions: Record<SqlFunction, (operands: string[]) => string>;
  /** Functions that it cannot write: questions that need one fail as `unsupported-by-dialect`. */
  missing: readonly SqlFunction[];
  aggregates: Record<Aggregation, (operand: string, fraction: number | null) => string>;
  /** Whether median and quantile are aggregates, are so for one column in a statement, or are computed over numbered rows instead. */
  quantiles: "aggregates" | "one-aggregate" | "ranks";
  /** Down to the first instant of the period; a date for `day` and above. Weeks start on Monday. */
  truncate(grain: TimeGrain, operand: string): string;
  /** A date so many days or months later, as a date or a timestamp at its midnight; months end on their last day. */
  shiftDate(operand: string, shift: DateShift): string;
  part(part: TimePart, operand: string): string;
  /** Whole units between two times, negative when `to` is earlier. */
  duration(unit: TimeGrain, from: string, to: string): string;
  /** Null on zero, never truncating. */
  divide(left: string, right: string): string;
  /** LIKE, with the escape `\` where the pattern uses it. */
  match(operand: string, pattern: string, options: { caseSensitive: boolean; escaped: boolean }): string;
  /** Equal, or both null. */
  same(left: string, right: string): string;
  /** One key of ORDER BY with nulls last. */
  sort(expression: string, descending: boolean): string;
  /** Whether names of the select list may stand in the expressions of ORDER BY. */
  sortsOutputs: boolean;
  limit(count: number, offset: number): string;
  /** A set operation that takes distinct rows. */
  setOperation(operation: "union" | "intersect" | "except"): string;
  /** A number for every row, in any order. */
  rowNumber: string;
};

const call =
  (name: string) =>
  (operands: string[]): string =>
    `${name}(${operands.join(", ")})`;

const aggregate =
  (name: string) =>
  (operand: string): string =>
    `${name}(${operand})`;

const partNames: Record<Exclude<TimePart, "minute-of-day">, string> = {
  "hour-of-day": "HOUR",
  "day-of-week": "ISODOW",
  "day-of-month": "DAY",
  "day-of-year": "DOY",
  "week-of-year": "WEEK",
  "month-of-year": "MONTH",
  "quarter-of-year": "QUARTER",
  year: "YEAR",
};

const temporal: readonly (PhysicalType | null)[] = ["date", "timestamp", "time"];
const quantile = (operand: string, fraction: number | null): string =>
  `PERCENTILE_CONT(${fraction ?? 0.5}) WITHIN GROUP (ORDER BY ${operand})`;

const types: Record<PhysicalType, string> = {
  string: "VARCHAR",
  integer: "BIGINT",
  decimal: "DOUBLE PRECISION",
  boolean: "BOOLEAN",
  date: "DATE",
  timestamp: "TIMESTAMP",
  time: "TIME",
};

/** Standard SQL, and PostgreSQL's way where the standard says nothing. */
export const ansiDialect: Dialect = {
  name: "SQL",
  quote: (identifier) =>
    /^[a-z_][a-z0-9_]*$/.test(identifier) && !reservedWords.has(identifier)
      ? identifier
      : `"${identifier.replaceAll('"', '""')}"`,
  placeholder: () => "?",
  parameter: (placeholder, type) =>
    type !== null && temporal.includes(type) ? `CAST(${placeholder} AS ${types[type]})` : placeholder,
  boolean: (value) => (value ? "TRUE" : "FALSE"),
  convert: (operand) => operand,
  types,
  functions: {
    absolute: call("ABS"),
    round: call("ROUND"),
    lower: call("LOWER"),
    upper: call("UPPER"),
    length: call("LENGTH"),
    coalesce: call("COALESCE"),
    concatenate: (operands) => `(${operands.join(" || ")})`,
    floor: call("FLOOR"),
    ceiling: call("CEIL"),
    ...ansiTextFunctions,
  },
  missing: [],
  aggregates: {
    count: aggregate("COUNT"),
    "count-distinct": (operand) => `COUNT(DISTINCT ${operand})`,
    sum: aggregate("SUM"),
    average: aggregate("AVG"),
    minimum: aggregate("MIN"),
    maximum: aggregate("MAX"),
    median: quantile,
    quantile,
    "standard-deviation": aggregate("STDDEV_SAMP"),
    variance: aggregate("VAR_SAMP"),
  },
  quantiles: "aggregates",
  truncate: (grain, operand) =>
    dayGrains.includes(grain)
      ? `CAST(DATE_TRUNC('${grain}', ${operand}) AS DATE)`
      : `DATE_TRUNC('${grain}', ${operand})`,
  shiftDate: (operand, { unit, count }) => `(CAST(${operand} AS DATE) + INTERVAL '${count} ${unit}')`,
  part: (part, operand) =>
    part === "minute-of-day"
      ? `CAST((EXTRACT(HOUR FROM ${operand}) * 60 + EXTRACT(MINUTE FROM ${operand})) AS BIGINT)`
      : `CAST(EXTRACT(${partNames[part]} FROM ${operand}) AS BIGINT)`,
  duration: (unit, from, to) => `TIMESTAMPDIFF(${unit.toUpperCase()}, ${from}, ${to})`,
  divide: (left, right) => `CAST(${left} AS DOUBLE PRECISION) / NULLIF(${right}, 0)`,
  match: (operand, pattern, { caseSensitive, escaped }) => {
    const suffix = escaped ? " ESCAPE '\\'" : "";
    return caseSensitive
      ? `${operand} LIKE ${pattern}${suffix}`
      : `LOWER(${operand}) LIKE LOWER(${pattern})${suffix}`;
  },
  same: (left, right) => `${left} IS NOT DISTINCT FROM ${right}`,
  sort: (expression, descending) => `${expression}${descending ? " DESC" : ""} NULLS LAST`,
  sortsOutputs: true,
  limit: (count, offset) => (offset === 0 ? `LIMIT ${count}` : `LIMIT ${count} OFFSET ${offset}`),
  setOperation: (operation) => operation.toUpperCase(),
  rowNumber: "ROW_NUMBER() OVER ()",
};

import type { PhysicalType, TimeGrain, TimePart } from "@parlance/contract";
import { ansiDialect, type Dialect } from "@parlance/engine";
import { mysqlReservedWords } from "./reserved-words.ts";
import { mysqlTextFunctions } from "./text-functions.ts";

const parts: Record<TimePart, (operand: string) => string> = {
  "minute-of-day": (operand) => `(HOUR(${operand}) * 60 + MINUTE(${operand}))`,
  "hour-of-day": (operand) => `HOUR(${operand})`,
  "day-of-week": (operand) => `WEEKDAY(${operand}) + 1`,
  "day-of-month": (operand) => `DAYOFMONTH(${operand})`,
  "day-of-year": (operand) => `DAYOFYEAR(${operand})`,
  "week-of-year": (operand) => `WEEK(${operand}, 3)`,
  "month-of-year": (operand) => `MONTH(${operand})`,
  "quarter-of-year": (operand) => `QUARTER(${operand})`,
  year: (operand) => `YEAR(${operand})`,
};

const formatted = (operand: string, format: string): string =>
  `CAST(DATE_FORMAT(${operand}, '${format}') AS DATETIME)`;

const truncate: Record<TimeGrain, (operand: string) => string> = {
  second: (operand) => formatted(operand, "%Y-%m-%d %H:%i:%s"),
  minute: (operand) => formatted(operand, "%Y-%m-%d %H:%i:00"),
  hour: (operand) => formatted(operand, "%Y-%m-%d %H:00:00"),
  day: (operand) => `DATE(${operand})`,
  week: (operand) => `DATE(${operand}) - INTERVAL WEEKDAY(${operand}) DAY`,
  month: (operand) => `CAST(DATE_FORMAT(${operand}, '%Y-%m-01') AS DATE)`,
  quarter: (operand) => `MAKEDATE(YEAR(${operand}), 1) + INTERVAL QUARTER(${operand}) - 1 QUARTER`,
  year: (operand) => `MAKEDATE(YEAR(${operand}), 1)`,
};

const types: Record<PhysicalType, string> = {
  string: "CHAR",
  integer: "SIGNED",
  decimal: "DOUBLE",
  boolean: "UNSIGNED",
  date: "DATE",
  timestamp: "DATETIME(6)",
  time: "TIME(6)",
};

/** Text as Unicode that is compared by its characters, whatever the column's character set and collation. */
const exactText = (operand: string): string => `CONVERT(${operand} USING utf8mb4) COLLATE utf8mb4_bin`;

/**
 * What MySQL and MariaDB write differently from `ansiDialect`; there is no percentile, and `/` and AVG round
 * decimals. The escape of LIKE is a backslash by itself (StarRocks has no ESCAPE), a time is made by TIMESTAMP (StarRocks has no DATETIME(6)).
 */
export const mysqlDialect: Dialect = {
  ...ansiDialect,
  name: "MySQL",
  quote: (identifier) =>
    /^[a-z_][a-z0-9_]*$/.test(identifier) && !mysqlReservedWords.has(identifier)
      ? identifier
      : `\`${identifier.replaceAll("`", "``")}\``,
  parameter: (placeholder, type) =>
    type === "timestamp"
      ? `TIMESTAMP(${placeholder})`
      : type === "date" || type === "time"
        ? `CAST(${placeholder} AS ${types[type]})`
        : placeholder,
  types,
  functions: {
    ...ansiDialect.functions,
    ...mysqlTextFunctions,
    length: (operands) => `CHAR_LENGTH(${operands.join(", ")})`,
    concatenate: (operands) => `CONCAT(${operands.join(", ")})`,
    round: ([value = "", digits = "0"]) => `ROUND(CAST(${value} AS DECIMAL(65, 15)), ${digits})`,
  },
  aggregates: { ...ansiDialect.aggregates, average: (operand) => `AVG(CAST(${operand} AS DOUBLE))` },
  quantiles: "ranks",
  truncate: (grain, operand) => truncate[grain](operand),
  shiftDate: (operand, { unit, count }) =>
    `DATE_ADD(DATE(${operand}), INTERVAL ${count} ${unit.toUpperCase()})`,
  part: (part, operand) => parts[part](operand),
  divide: (left, right) => `CAST(${left} AS DOUBLE) / NULLIF(${right}, 0)`,
  match: (operand, pattern, { caseSensitive }) =>
    caseSensitive
      ? `${exactText(operand)} LIKE ${pattern}`
      : `${exactText(`LOWER(${operand})`)} LIKE LOWER(${pattern})`,
  same: (left, right) => `${left} <=> ${right}`,
  sort: (expression, descending) =>
    descending ? `${expression} DESC` : `${expression} IS NULL, ${expression}`,
  sortsOutputs: false,
};

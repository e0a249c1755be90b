import type { TextFunction } from "@parlance/contract";
import { textPatterns } from "@parlance/engine";

/** Forms of dates in words and figures, after commas are gone. */
const dateForms = [
  "%d %B %Y",
  "%d %b %Y",
  "%B %d %Y",
  "%b %d %Y",
  "%B %Y",
  "%b %Y",
  "%Y-%m-%d",
  "%m/%d/%Y",
  "%d.%m.%Y",
  "%B %d",
  "%b %d",
  "%d %B",
  "%d %b",
  "%Y",
];

/** Where a date stands in a text with other words around it. */
const datePattern =
  "[0-9]{1,2} [A-Za-z]{3,9} [0-9]{4}|[A-Za-z][a-z]{2,8} [0-9]{1,2} [0-9]{4}|[A-Za-z][a-z]{2,8} [0-9]{4}|[0-9]{4}-[0-9]{2}-[0-9]{2}|" +
  "[0-9]{1,2}[/.][0-9]{1,2}[/.][0-9]{4}|[A-Za-z][a-z]{2,8} [0-9]{1,2}|[0-9]{1,2} [A-Za-z][a-z]{2,8}|[0-9]{4}";

const double = (text: string): string => `TRY_CAST(${text} AS DOUBLE)`;
const clockPart = (operand: string, pattern: string): string =>
  `COALESCE(${double(`REGEXP_EXTRACT(${operand}, '${pattern}', 1)`)}, 0)`;

/** How DuckDB reads numbers, times taken and dates out of texts; what does not read is null. */
export const duckdbTextFunctions: Record<TextFunction, (operands: string[]) => string> = {
  number: ([operand = ""]) =>
    double(
      `REGEXP_REPLACE(REGEXP_EXTRACT(REPLACE(${operand}, '−', '-'), '^[^0-9A-Za-z]*(${textPatterns.number})|${textPatterns.number}'), '[^0-9.-]', '', 'g')`,
    ),
  seconds: ([operand = ""]) =>
    `CASE WHEN REGEXP_MATCHES(${operand}, '${textPatterns.clock}') THEN ` +
    `${clockPart(operand, "([0-9]+):[0-9]+:[0-9]{2}")} * 3600 + ` +
    `${clockPart(operand, "([0-9]+):[0-9]{2}([^:0-9]|$)")} * 60 + ` +
    `${clockPart(operand, "[0-9]:([0-9]{2}([.][0-9]+)?)([^:0-9]|$)")} ` +
    `ELSE ${double(`REGEXP_EXTRACT(${operand}, '${textPatterns.number}')`)} END`,
  day: ([operand = ""]) =>
    `CAST(TRY_STRPTIME(REGEXP_EXTRACT(REGEXP_REPLACE(${operand}, ',', '', 'g'), '${datePattern}'), ` +
    `[${dateForms.map((form) => `'${form}'`).join(", ")}]) AS DATE)`,
};

import type { TextFunction } from "@parlance/contract";

/** Regular expressions that the dialects share; without capturing groups, which SUBSTRING would return alone. */
export const textPatterns = {
  /** A number with or without thousands' marks. */
  number: "[0-9]{1,3}(?:[, ][0-9]{3})+(?:[.][0-9]+)?|[0-9]+(?:[.][0-9]+)?|[.][0-9]+",
  /** Hours, if any, minutes and seconds. */
  clock: "(?:[0-9]+:)?[0-9]+:[0-9]{2}(?:[.][0-9]+)?",
} as const;

const number = ([operand = ""]: string[]): string =>
  `CAST(REPLACE(REPLACE(SUBSTRING(${operand} FROM '-?(?:${textPatterns.number})'), ',', ''), ' ', '') AS DOUBLE PRECISION)`;

/** Dates that PostgreSQL's own parser takes; other texts are null. */
const dateForm =
  "^(?:[A-Za-z]{3,9} [0-9]{1,2},? [0-9]{4}|[0-9]{1,2} [A-Za-z]{3,9} [0-9]{4}|[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2}/[0-9]{1,2}/[0-9]{4})$";

/** PostgreSQL's way; a date in words is what its own parser takes. */
export const ansiTextFunctions: Record<TextFunction, (operands: string[]) => string> = {
  number,
  seconds: ([operand = ""]) =>
    `EXTRACT(EPOCH FROM CAST(REGEXP_REPLACE(SUBSTRING(${operand} FROM '${textPatterns.clock}'), '^([0-9]+:[0-9]{2}([.][0-9]+)?)$', '0:\\1') AS INTERVAL))`,
  day: ([operand = ""]) =>
    `CAST(CASE WHEN ${operand} ~ '^[0-9]{4}$' THEN ${operand} || '-01-01' WHEN ${operand} ~ '${dateForm}' THEN ${operand} END AS DATE)`,
};

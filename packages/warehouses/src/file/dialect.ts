import type { TimeGrain } from "@parlance/contract";
import { ansiDialect, type Dialect } from "@parlance/engine";
import { duckdbTextFunctions } from "./text-functions.ts";

const quantile = (operand: string, fraction: number | null): string =>
  `QUANTILE_CONT(${operand}, ${fraction ?? 0.5})`;

/** Months as SQL's AGE counts them: from the 31st of January to the 29th of February is none, as in other databases. */
function wholeUnits(unit: TimeGrain, from: string, to: string): string {
  const age = `AGE(CAST(${to} AS TIMESTAMP), CAST(${from} AS TIMESTAMP))`;
  const years = `EXTRACT(YEAR FROM ${age})`;
  const months = `(${years} * 12 + EXTRACT(MONTH FROM ${age}))`;
  switch (unit) {
    case "year":
      return years;
    case "quarter":
      return `CAST(TRUNC(${months} / 3) AS BIGINT)`;
    case "month":
      return months;
    default:
      return `DATE_SUB('${unit}', ${from}, ${to})`;
  }
}

/** What DuckDB writes differently. Its `/` never truncates. */
export const duckdbDialect: Dialect = {
  ...ansiDialect,
  name: "DuckDB",
  placeholder: (position) => `$${position}`,
  types: { ...ansiDialect.types, decimal: "DOUBLE" },
  functions: { ...ansiDialect.functions, ...duckdbTextFunctions },
  aggregates: { ...ansiDialect.aggregates, median: (operand) => `MEDIAN(${operand})`, quantile },
  part: (part, operand) => ansiDialect.part(part, operand).replace(/^CAST\((.*) AS BIGINT\)$/, "$1"),
  duration: (unit, from, to) => wholeUnits(unit, from, to),
  divide: (left, right) => `${left} / NULLIF(${right}, 0)`,
  match: (operand, pattern, { caseSensitive, escaped }) =>
    `${operand} ${caseSensitive ? "LIKE" : "ILIKE"} ${pattern}${escaped ? " ESCAPE '\\'" : ""}`,
};

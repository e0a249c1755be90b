import { ansiDialect, type Dialect } from "@parlance/engine";
import { duckdbTextFunctions } from "./text-functions.ts";

const quantile = (operand: string, fraction: number | null): string =>
  `QUANTILE_CONT(${operand}, ${fraction ?? 0.5})`;

/** What DuckDB writes differently. Its `/` never truncates, and DATE_SUB counts whole units. */
export const duckdbDialect: Dialect = {
  ...ansiDialect,
  name: "DuckDB",
  placeholder: (position) => `$${position}`,
  types: { ...ansiDialect.types, decimal: "DOUBLE" },
  functions: { ...ansiDialect.functions, ...duckdbTextFunctions },
  aggregates: { ...ansiDialect.aggregates, median: (operand) => `MEDIAN(${operand})`, quantile },
  part: (part, operand) => ansiDialect.part(part, operand).replace(/^CAST\((.*) AS BIGINT\)$/, "$1"),
  duration: (unit, from, to) => `DATE_SUB('${unit}', ${from}, ${to})`,
  divide: (left, right) => `${left} / NULLIF(${right}, 0)`,
  match: (operand, pattern, { caseSensitive, escaped }) =>
    `${operand} ${caseSensitive ? "LIKE" : "ILIKE"} ${pattern}${escaped ? " ESCAPE '\\'" : ""}`,
};

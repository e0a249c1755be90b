import type { TextFunction } from "@parlance/contract";
import { textPatterns } from "@parlance/engine";

type Written = (operands: string[]) => string;

/** What the pattern's one group holds. */
const found = (operand: string, pattern: string): string => `REGEXP_EXTRACT(${operand}, '${pattern}')`;
const double = (text: string): string => `SAFE_CAST(${text} AS FLOAT64)`;

/** How BigQuery reads numbers and times taken out of texts; what does not read is null. */
export const bigqueryTextFunctions: Record<Exclude<TextFunction, "day">, Written> = {
  number: ([operand = ""]) =>
    double(`REPLACE(REPLACE(${found(operand, `(-?(?:${textPatterns.number}))`)}, ',', ''), ' ', '')`),
  seconds: ([operand = ""]) => {
    const clock = found(operand, `(${textPatterns.clock})`);
    const hours = `COALESCE(${double(found(clock, "^([0-9]+):[0-9]+:"))}, 0) * 3600`;
    const minutes = `${double(found(clock, "([0-9]+):[0-9.]+$"))} * 60`;
    return `(${hours} + ${minutes} + ${double(found(clock, "([0-9.]+)$"))})`;
  },
};

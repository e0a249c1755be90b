import type { TextFunction } from "@parlance/contract";
import { textPatterns } from "@parlance/engine";

type Written = (operands: string[]) => string;

/** Snowflake's patterns know no groups that are not kept. */
const found = (operand: string, pattern: string): string =>
  `REGEXP_SUBSTR(${operand}, '${pattern.replaceAll("(?:", "(")}')`;
const double = (text: string): string => `TRY_TO_DOUBLE(${text})`;

/** How Snowflake reads numbers and times taken out of texts; what does not read is null. */
export const snowflakeTextFunctions: Record<Exclude<TextFunction, "day">, Written> = {
  number: ([operand = ""]) =>
    double(`REPLACE(REPLACE(${found(operand, `-?(?:${textPatterns.number})`)}, ',', ''), ' ', '')`),
  seconds: ([operand = ""]) => {
    const clock = found(operand, textPatterns.clock);
    const hours = `CASE WHEN ${clock} LIKE '%:%:%' THEN ${double(`SPLIT_PART(${clock}, ':', 1)`)} ELSE 0 END * 3600`;
    const minutes = `${double(`SPLIT_PART(${clock}, ':', -2)`)} * 60`;
    return `(${hours} + ${minutes} + ${double(`SPLIT_PART(${clock}, ':', -1)`)})`;
  },
};

import type { TextFunction } from "@parlance/contract";
import { textPatterns } from "@parlance/engine";

const found = (operand: string, pattern: string): string =>
  `NULLIF(REGEXP_SUBSTR(${operand}, '${pattern}'), '')`;

const dateForms = ["%M %e, %Y", "%e %M %Y", "%M %e %Y", "%b %e, %Y", "%e %b %Y", "%Y-%m-%d", "%m/%d/%Y"];

/** Hours, minutes and seconds of a time taken, added up. */
function seconds(operand: string): string {
  const clock = found(operand, textPatterns.clock);
  const minutes = `SUBSTRING_INDEX(SUBSTRING_INDEX(${clock}, ':', -2), ':', 1) * 60`;
  const hours = `IF(${clock} LIKE '%:%:%', SUBSTRING_INDEX(${clock}, ':', 1) * 3600, 0)`;
  return `(${hours} + ${minutes} + CAST(SUBSTRING_INDEX(${clock}, ':', -1) AS DOUBLE))`;
}

/** How MySQL and MariaDB read numbers, times taken and dates out of texts; what does not read is null. */
export const mysqlTextFunctions: Record<TextFunction, (operands: string[]) => string> = {
  number: ([operand = ""]) =>
    `CAST(REPLACE(REPLACE(${found(operand, `-?(?:${textPatterns.number})`)}, ',', ''), ' ', '') AS DOUBLE)`,
  seconds: ([operand = ""]) => seconds(operand),
  day: ([operand = ""]) =>
    `COALESCE(IF(${operand} REGEXP '^[0-9]{4}$', CAST(CONCAT(${operand}, '-01-01') AS DATE), NULL), ${dateForms
      .map((form) => `STR_TO_DATE(${operand}, '${form}')`)
      .join(", ")})`,
};

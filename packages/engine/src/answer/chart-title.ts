import type { Reading } from "@parlance/contract";

/** A period as a reading has it, with how it was said: "from 2024-01-01 to before 2025-01-01 (2024)". */
const saidPeriod = /from \d{4}-\d\d-\d\d to before \d{4}-\d\d-\d\d \(([^()]+)\)/g;

/**
 * What a chart is of: the reading without its conditions and order, but with the one period that it is kept to ("Total revenue by month of
 * order date, 2024"). A correlation is of all its columns.
 */
export function chartTitle({ sentence, query }: Reading): string {
  const columns = query.kind === "analysis" && query.request.kind === "correlation";
  const [of = sentence] = sentence.split(columns ? /;| where / : /[,;]| where /);
  const [said, other] = [...sentence.matchAll(saidPeriod)].map(([, period]) => period);
  return said === undefined || other !== undefined || query.kind === "analysis" ? of : `${of}, ${said}`;
}

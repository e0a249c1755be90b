import type { Finding } from "./finding.ts";
import type { ResultTable } from "./result-table.ts";

/** A result as it is shown after an analysis, what is stated about it, and what was done with the data. */
export type Analysed = { table: ResultTable; findings: Finding[]; notes: string[] };

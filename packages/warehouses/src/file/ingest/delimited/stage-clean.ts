import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../typing/sql-text.ts";
import type { StagedTable } from "../typing/staged-table.ts";
import type { DelimitedPlan } from "./plan-delimited.ts";

/** Reads a clean file with DuckDB's own strict reader; null when the reader meets anything unexpected. */
export async function stageClean(
  connection: DuckDBConnection,
  plan: DelimitedPlan,
): Promise<StagedTable | null> {
  const { dialect, headers, report } = plan;
  const columns = headers.map((_, index) => `'c${index}': 'VARCHAR'`).join(", ");
  const cells = headers.map((_, index) => `${trimmed(`c${index}`)} as c${index}`).join(", ");
  const quote = literal(dialect.quote ?? "");
  const source = `read_csv(${literal(plan.path)}, auto_detect = false, header = false, skip = ${plan.firstRecord},
    delim = ${literal(dialect.delimiter)}, quote = ${quote}, escape = ${quote}, columns = {${columns}}, strict_mode = true)`;
  try {
    await connection.run(`create table staged as select ${cells} from ${source}`);
  } catch (error) {
    if (error instanceof Error && /INTERRUPT/i.test(error.message)) throw error;
    await connection.run("drop table if exists staged");
    return null;
  }
  return {
    relation: "staged",
    columns: headers.map((header) => ({ header, notes: [], typedNumbers: false })),
    rowCount: 0,
    line: `rowid + ${plan.firstRecord + 1}`,
    delimiter: report.delimiter,
  };
}

/** A cell without spaces at its ends, null when nothing is left; most cells need no work, and the test is the cheaper part. */
function trimmed(cell: string): string {
  return `case when ${cell} like ' %' or ${cell} like '% ' or ${cell} = '' then nullif(trim(${cell}), '') else ${cell} end`;
}

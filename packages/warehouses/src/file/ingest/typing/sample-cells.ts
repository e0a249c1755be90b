import type { DuckDBConnection } from "@duckdb/node-api";
import { isNullToken } from "./cell-kind.ts";
import { queryRows, type StagedTable } from "./staged-table.ts";

/** Most rows sampled, and most cells, which keeps wide tables to fewer rows. */
const SAMPLE_ROWS = 1000;
const SAMPLE_CELLS = 60_000;
/** A column with fewer present cells than this in the sample is looked at by itself. */
const TOO_FEW = 20;

/** Present cells of every column from rows spread evenly over the table; null tokens are left out. */
export async function sampleCells(connection: DuckDBConnection, table: StagedTable): Promise<string[][]> {
  const rows = Math.max(100, Math.min(SAMPLE_ROWS, Math.floor(SAMPLE_CELLS / table.columns.length)));
  const step = Math.max(1, Math.ceil(table.rowCount / rows));
  const names = table.columns.map((_, column) => `c${column}`).join(", ");
  const cells = await queryRows(
    connection,
    `select ${names} from ${table.relation} where rowid % ${step} = 0`,
  );
  const samples = table.columns.map((_, column) => presentCells(cells.map((row) => row[column])));
  for (const [column, sample] of samples.entries()) {
    if (sample.length >= TOO_FEW || step === 1) continue;
    const found = await queryRows(
      connection,
      `select c${column} from ${table.relation} where c${column} is not null limit 1000`,
    );
    sample.push(...presentCells(found.map((row) => row[0])));
  }
  return samples;
}

function presentCells(values: unknown[]): string[] {
  return values.filter((value): value is string => typeof value === "string" && !isNullToken(value));
}

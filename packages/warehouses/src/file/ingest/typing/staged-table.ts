import type { DuckDBConnection } from "@duckdb/node-api";
import type { ExtractedColumn } from "../extracted-table.ts";

/** A table in DuckDB whose cells are still text: columns `c0`, `c1`, …, trimmed, empty cells null. */
export interface StagedTable {
  relation: string;
  columns: ExtractedColumn[];
  rowCount: number;
  /** SQL for a row's 1-based line in the source. */
  line: string;
  /** Delimiter of the source, which hints at its locale; null outside delimited files. */
  delimiter: string | null;
}

/** Runs a query and gives its rows as arrays of plain values. */
export async function queryRows(connection: DuckDBConnection, sql: string): Promise<unknown[][]> {
  const reader = await connection.runAndReadAll(sql);
  return reader.getRowsJS();
}

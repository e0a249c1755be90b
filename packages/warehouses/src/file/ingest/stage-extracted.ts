import type { DuckDBConnection } from "@duckdb/node-api";
import type { ExtractedTable } from "./extracted-table.ts";
import { literal } from "./typing/sql-text.ts";
import type { StagedTable } from "./typing/staged-table.ts";

/** Line length (bytes) that DuckDB's buffers are made for at least; they take sixteen times as much. */
const SMALLEST_LINE = 1 << 20;

/** Loads an extracted table's canonical CSV into DuckDB, cells as text. */
export async function stageExtracted(
  connection: DuckDBConnection,
  table: ExtractedTable,
): Promise<StagedTable> {
  const names = table.columns.map((_, index) => `'c${index}': 'VARCHAR'`);
  const columns = ["'line': 'BIGINT'", ...names].join(", ");
  const key = table.rowKey === null ? "" : `, cast(line as varchar) as c${table.columns.length}`;
  const ragged = table.ragged ? "null_padding = true, parallel = false" : "null_padding = false";
  await connection.run(
    `create table staged as select *${key} from read_csv(${literal(table.csv)}, auto_detect = false, header = false,
     delim = ',', quote = '"', escape = '"', columns = {${columns}}, nullstr = '', allow_quoted_nulls = false,
     ${ragged}, strict_mode = true, new_line = '\\n', max_line_size = ${Math.max(SMALLEST_LINE, table.longestRow)})`,
  );
  const added = table.rowKey === null ? [] : [{ header: table.rowKey, notes: [], typedNumbers: true }];
  return {
    relation: "staged",
    columns: [...table.columns, ...added],
    rowCount: 0,
    line: "line",
    delimiter: table.report.delimiter,
  };
}

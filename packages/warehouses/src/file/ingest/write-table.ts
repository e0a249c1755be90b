import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { columnNames } from "./names.ts";
import type { IngestedTable, ParentKey, TableReport } from "./outcome.ts";
import { identifier, literal } from "./typing/sql-text.ts";
import type { StagedTable } from "./typing/staged-table.ts";
import { typeColumns } from "./typing/type-columns.ts";

/** What a table is called and where it came from. */
export interface TableIdentity {
  name: string;
  report: TableReport;
  parentKey: ParentKey | null;
}

/** Types a staged table's columns and writes it as `<name>.parquet` into the folder, in the source's row order. */
export async function writeTable(
  connection: DuckDBConnection,
  staged: StagedTable,
  identity: TableIdentity,
  folder: string,
  onTyped: () => void,
): Promise<IngestedTable> {
  const typed = await typeColumns(connection, staged);
  onTyped();
  const names = columnNames(staged.columns.map((column) => column.header));
  const list = typed.map(
    ({ sql }, index) => `${sql(`c${index}`)} as ${identifier(names[index] ?? `column_${index + 1}`)}`,
  );
  const parquet = `${identity.name}.parquet`;
  await connection.run(
    `copy (select ${list.join(", ")} from ${staged.relation}) to ${literal(join(folder, parquet))}
     (format parquet, compression lz4_raw, row_group_size 122880)`,
  );
  const columns = typed.map(({ column }, index) => withName(column, names[index] ?? `column_${index + 1}`));
  return { ...identity, parquet, rowCount: staged.rowCount, columns };
}

function withName(
  column: Omit<IngestedTable["columns"][number], "name">,
  name: string,
): IngestedTable["columns"][number] {
  const renamed = column.sourceName.trim() !== "" && column.sourceName.trim() !== name;
  return { name, ...column, notes: renamed ? [...column.notes, { kind: "renamed" }] : column.notes };
}

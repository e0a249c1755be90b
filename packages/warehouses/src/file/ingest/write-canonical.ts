import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { IngestedTable } from "./outcome.ts";
import { literal } from "./typing/sql-text.ts";

/** Writes ingested tables (Parquet files in `folder`) to `out`: a UTF-8 CSV with header for each, and `schema.json`. */
export async function exportCanonical(tables: IngestedTable[], folder: string, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const instance = await DuckDBInstance.create(":memory:", { threads: "2", memory_limit: "400MB" });
  const connection = await instance.connect();
  try {
    for (const table of tables) {
      const from = literal(join(folder, table.parquet));
      const to = literal(join(out, `${table.name}.csv`));
      await connection.run(
        `copy (select * from read_parquet(${from})) to ${to} (format csv, header true, delimiter ',')`,
      );
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  await writeFile(join(out, "schema.json"), `${JSON.stringify(schemaOf(tables), null, 1)}\n`);
}

function schemaOf(tables: IngestedTable[]) {
  return {
    tables: tables.map(({ name, columns, parentKey }) => ({
      name,
      columns: columns.map((column) => ({ name: column.name, type: column.type })),
      primaryKey: tables
        .filter((child) => child.parentKey?.parentTable === name && child.name !== name)
        .slice(0, 1)
        .map((child) => child.parentKey?.parentColumn ?? parentKey?.parentColumn ?? ""),
    })),
    foreignKeys: tables.flatMap(({ name, parentKey }) =>
      parentKey === null
        ? []
        : [
            {
              fromTable: name,
              fromColumn: parentKey.column,
              toTable: parentKey.parentTable,
              toColumn: parentKey.parentColumn,
            },
          ],
    ),
  };
}

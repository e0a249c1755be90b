import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { PhysicalType } from "@parlance/contract";
import { identifier } from "../../inference/identifier.ts";
import type { TableShape } from "../../inference/table-shape.ts";
import { type FolderSchema, physicalTypeOf } from "./folder-schema.ts";

const sqlTypes: Record<PhysicalType, string> = {
  string: "VARCHAR",
  integer: "BIGINT",
  decimal: "DOUBLE",
  boolean: "BOOLEAN",
  date: "DATE",
  timestamp: "TIMESTAMP",
  time: "TIME",
};

/** A table as it was written to the target folder. */
export type ImportedTable = { shape: TableShape; parquet: string };

/**
 * Writes the CSV files that a folder's `schema.json` names as Parquet, in their stated types; a column whose values are
 * not all of its type stays text. Empty cells are null.
 */
export async function importCsv(
  folder: string,
  schema: FolderSchema,
  target: string,
): Promise<ImportedTable[]> {
  const instance = await DuckDBInstance.create(":memory:", { threads: "2" });
  const connection = await instance.connect();
  try {
    const imported: ImportedTable[] = [];
    for (const [index, table] of schema.tables.entries()) {
      const file = join(folder, table.file ?? `${table.name}.csv`).replaceAll("'", "''");
      const names = table.columns
        .map((column) => `'${column.name.replaceAll("'", "''")}': 'VARCHAR'`)
        .join(", ");
      const source = `read_csv('${file}', header = true, columns = {${names}}, quote = '"', escape = '"', delim = ',', nullstr = '', strict_mode = false)`;
      await connection.run(`CREATE OR REPLACE TEMP TABLE staged AS SELECT * FROM ${source}`);
      const checks = table.columns.map((column) => {
        const type = sqlTypes[physicalTypeOf(column.type)];
        return `COUNT(${identifier(column.name)}) = COUNT(TRY_CAST(${identifier(column.name)} AS ${type}))`;
      });
      const [verdict] = (
        await connection.runAndReadAll(`SELECT COUNT(*), ${checks.join(", ")} FROM staged`)
      ).getRowsJS();
      const columns = table.columns.map((column, at) => ({
        name: column.name,
        physicalType: verdict?.[at + 1] === true ? physicalTypeOf(column.type) : ("string" as const),
        nullable: true,
        notes: [],
      }));
      const parquet = `${index}.parquet`;
      const list = columns.map(
        (column) =>
          `CAST(${identifier(column.name)} AS ${sqlTypes[column.physicalType]}) AS ${identifier(column.name)}`,
      );
      await connection.run(
        `COPY (SELECT ${list.join(", ")} FROM staged) TO '${join(target, parquet).replaceAll("'", "''")}' (FORMAT parquet)`,
      );
      imported.push({
        shape: { name: table.name, schema: null, rowCount: Number(verdict?.[0] ?? 0), columns },
        parquet,
      });
    }
    return imported;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

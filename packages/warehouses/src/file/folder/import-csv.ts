import { join } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { failed, type PhysicalType, type Result, success } from "@parlance/contract";
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

type SchemaTable = FolderSchema["tables"][number];

/**
 * Writes the CSV files that a folder's `schema.json` names as Parquet, in their stated types; a column whose values are
 * not all of its type stays text. Empty cells are null. Fails with `file-unreadable` at the first file that is missing or
 * does not hold the stated columns.
 */
export async function importCsv(
  folder: string,
  schema: FolderSchema,
  target: string,
): Promise<Result<ImportedTable[]>> {
  const instance = await DuckDBInstance.create(":memory:", { threads: "2" });
  const connection = await instance.connect();
  try {
    const imported: ImportedTable[] = [];
    for (const [index, table] of schema.tables.entries()) {
      const fileName = table.file ?? `${table.name}.csv`;
      const staged = await stage(connection, join(folder, fileName), table);
      if (staged !== null) return failed({ code: "file-unreadable", fileName, detail: staged });
      const parquet = `${index}.parquet`;
      const shape = await write(connection, table, join(target, parquet));
      imported.push({ shape, parquet });
    }
    return success(imported);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Reads a table's file as text; why not in one line, null when it was read. */
async function stage(
  connection: DuckDBConnection,
  file: string,
  { columns }: SchemaTable,
): Promise<string | null> {
  const types = columns.map(({ name }) => `${quoted(name)}: 'VARCHAR'`).join(", ");
  const source = `read_csv(${quoted(file)}, header = true, columns = {${types}}, quote = '"', escape = '"', delim = ',', nullstr = '', strict_mode = false)`;
  try {
    await connection.run(`CREATE OR REPLACE TEMP TABLE staged AS SELECT * FROM ${source}`);
    return null;
  } catch (error) {
    const [line = ""] = (error as Error).message.split("\n");
    return line.replaceAll(file, "the file");
  }
}

/** Writes what was staged in the columns' types, and says what they came to. */
async function write(
  connection: DuckDBConnection,
  { name, columns: stated }: SchemaTable,
  parquet: string,
): Promise<TableShape> {
  const checks = stated.map((column) => {
    const type = sqlTypes[physicalTypeOf(column.type)];
    return `COUNT(${identifier(column.name)}) = COUNT(TRY_CAST(${identifier(column.name)} AS ${type}))`;
  });
  const [verdict] = (
    await connection.runAndReadAll(`SELECT COUNT(*), ${checks.join(", ")} FROM staged`)
  ).getRowsJS();
  const columns = stated.map((column, at) => ({
    name: column.name,
    physicalType: verdict?.[at + 1] === true ? physicalTypeOf(column.type) : ("string" as const),
    nullable: true,
    notes: [],
  }));
  const list = columns.map(
    (column) =>
      `CAST(${identifier(column.name)} AS ${sqlTypes[column.physicalType]}) AS ${identifier(column.name)}`,
  );
  await connection.run(`COPY (SELECT ${list.join(", ")} FROM staged) TO ${quoted(parquet)} (FORMAT parquet)`);
  return { name, schema: null, rowCount: Number(verdict?.[0] ?? 0), sample: null, columns };
}

import { join } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { failed, type PhysicalType, type Result, success } from "@parlance/contract";
import { identifier } from "../../inference/identifier.ts";
import type { TableShape } from "../../inference/table-shape.ts";
import { typeColumns } from "../ingest/typing/type-columns.ts";
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
 * not all of its type stays text. Dates in another writing than ISO are dates all the same, where they are stated to be or
 * fill a longer column of text ("8/21/2015 17:03", "31-MAY-10"). Empty cells are null, as are those among such dates that
 * only say that there is none ("N/A"). Fails with `file-unreadable` at the first file that is missing or does not hold the
 * stated columns.
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
  const checks = stated.map(
    ({ name, type }) => `${holds(name, physicalTypeOf(type))}, ${holds(name, "decimal")}`,
  );
  const [verdict] = (
    await connection.runAndReadAll(`SELECT COUNT(*), ${checks.join(", ")} FROM staged`)
  ).getRowsJS();
  const rowCount = Number(verdict?.[0] ?? 0);
  const plain = stated.map(({ name: column, type }, at) => {
    const wanted = physicalTypeOf(type);
    const [fits, isNumber] = [verdict?.[2 * at + 1] === true, verdict?.[2 * at + 2] === true];
    const physicalType = fits ? wanted : wanted === "integer" && isNumber ? "decimal" : "string";
    return { column, physicalType, sql: `CAST(${identifier(column)} AS ${sqlTypes[physicalType]})` };
  });
  const dates = await writtenDates(
    connection,
    rowCount,
    stated.filter((_, at) => plain[at]?.physicalType === "string"),
  );
  const columns = plain.map((one) => ({ ...one, ...dates.get(one.column) }));
  const list = columns.map(({ column, sql }) => `${sql} AS ${identifier(column)}`);
  await connection.run(`COPY (SELECT ${list.join(", ")} FROM staged) TO ${quoted(parquet)} (FORMAT parquet)`);
  return {
    name,
    schema: null,
    rowCount,
    sample: null,
    columns: columns.map(({ column, physicalType }) => ({
      name: column,
      physicalType,
      nullable: true,
      notes: [],
    })),
  };
}

/** Whether all values of a column are of a type; integers are whole ("0.946" is none, though it could be rounded). */
function holds(name: string, type: PhysicalType): string {
  const cell = identifier(name);
  const read = `TRY_CAST(${cell} AS ${sqlTypes[type]})`;
  const whole = type === "integer" ? `${read} = TRY_CAST(${cell} AS DOUBLE)` : `${read} IS NOT NULL`;
  return `COUNT(${cell}) = COUNT(*) FILTER (WHERE ${whole})`;
}

/** From so many rows on, a column of text that holds nothing but dates is one of dates, in whatever order they are written. */
const manyRows = 50;

type WrittenDate = { physicalType: "date" | "timestamp"; sql: string };

/** Of these columns of text, those of nothing but dates. */
async function writtenDates(
  connection: DuckDBConnection,
  rowCount: number,
  stated: readonly SchemaTable["columns"][number][],
): Promise<Map<string, WrittenDate>> {
  const open = stated.filter(({ type }) => rowCount >= manyRows || isTime(physicalTypeOf(type)));
  if (open.length === 0) return new Map();
  const cells = open.map(({ name }, at) => `${trimmed(name)} AS c${at}`);
  await connection.run(`CREATE OR REPLACE TEMP TABLE cells AS SELECT ${cells.join(", ")} FROM staged`);
  const typed = await typeColumns(connection, {
    relation: "cells",
    columns: open.map(({ name }) => ({ header: name, notes: [], typedNumbers: false })),
    rowCount,
    line: "rowid",
    delimiter: ",",
  });
  return new Map(
    typed.flatMap(({ column, sql }): [string, WrittenDate][] => {
      const { sourceName: name, type, rejected, nulls } = column;
      if ((type !== "date" && type !== "timestamp") || rejected.count > 0 || nulls === rowCount) return [];
      return [[name, { physicalType: type, sql: sql(trimmed(name)) }]];
    }),
  );
}

const trimmed = (name: string): string => `TRIM(${identifier(name)})`;

const isTime = (type: PhysicalType): boolean => type === "date" || type === "timestamp";

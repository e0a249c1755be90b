import { resolve } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import type { Literal, PhysicalType } from "@parlance/contract";
import type { Warehouse } from "@parlance/engine";
import { positionColumns } from "../inference/position-columns.ts";
import { duckdbDialect } from "./dialect.ts";
import { runStatement } from "./run-statement.ts";
import { makeSlots } from "./slots.ts";

/** A warehouse over files; `close` frees its memory. */
export type FileWarehouse = Warehouse & { close(): void };

/** A table and its Parquet file, relative to the folder. */
export type FileTable = { name: string; parquet: string };

/** Caps of the engine: threads of one query, memory as DuckDB writes it ("1GB"), queries at a time. */
export type FileWarehouseOptions = { threads?: number; memoryLimit?: string; concurrency?: number };

/** A table of given rows, for tests; values in the order of the columns. */
export type MemoryTable = {
  name: string;
  columns: { name: string; type: PhysicalType }[];
  rows: Literal[][];
};

/**
 * Opens Parquet files as tables. The engine then reads nothing outside the folder, writes nowhere, loads no extension,
 * and its settings are locked. Throws when a file is missing or unreadable: ingest made them.
 */
export async function openFileWarehouse(
  source: { folder: string; tables: FileTable[] },
  options: FileWarehouseOptions = {},
): Promise<FileWarehouse> {
  const folder = resolve(source.folder);
  return open(options, [folder], async (connection) => {
    for (const { name, parquet } of source.tables) {
      const file = text(resolve(folder, parquet));
      await connection.run(
        `CREATE VIEW ${identifier(name)} AS SELECT * FROM read_parquet(${file}, ${positionColumns.file} = true)`,
      );
    }
  });
}

/** Opens tables of given rows, under the same locks. */
export async function openMemoryWarehouse(
  tables: MemoryTable[],
  options: FileWarehouseOptions = {},
): Promise<FileWarehouse> {
  return open(options, [], async (connection) => {
    for (const table of tables) await createTable(connection, table);
  });
}

async function open(
  { threads, memoryLimit, concurrency = 3 }: FileWarehouseOptions,
  folders: string[],
  fill: (connection: DuckDBConnection) => Promise<void>,
): Promise<FileWarehouse> {
  const instance = await DuckDBInstance.create(":memory:", {
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
    ...(threads === undefined ? {} : { threads: String(threads) }),
    ...(memoryLimit === undefined ? {} : { memory_limit: memoryLimit }),
  });
  const connection = await instance.connect();
  await fill(connection);
  await connection.run(`SET allowed_directories = [${folders.map(text).join(", ")}]`);
  await connection.run("SET enable_external_access = false");
  await connection.run(`SET disabled_optimizers = '${unsoundOptimizers.join(",")}'`);
  await connection.run("SET lock_configuration = true");
  connection.closeSync();
  const slots = makeSlots(concurrency);
  return {
    run: (statement, limits) =>
      slots.run(async () => {
        const own = await instance.connect();
        try {
          return await runStatement(own, statement, limits);
        } finally {
          own.closeSync();
        }
      }),
    close: () => instance.closeSync(),
  };
}

/**
 * DuckDB 1.5.6 mixes up CTEs that share joins when it merges common subplans: it drops groups and moves counts between
 * them. The planner's property test fails with it.
 */
const unsoundOptimizers = ["common_subplan"];

async function createTable(
  connection: DuckDBConnection,
  { name, columns, rows }: MemoryTable,
): Promise<void> {
  const types = columns.map(({ type }) => duckdbDialect.types[type]);
  const definitions = columns.map((column, index) => `${identifier(column.name)} ${types[index]}`);
  await connection.run(`CREATE TABLE ${identifier(name)} (${definitions.join(", ")})`);
  for (let start = 0; start < rows.length; start += 500) {
    const batch = rows.slice(start, start + 500);
    const tuples = batch.map(
      (row) => `(${row.map((value, index) => `CAST(${literal(value)} AS ${types[index]})`).join(", ")})`,
    );
    await connection.run(`INSERT INTO ${identifier(name)} VALUES ${tuples.join(", ")}`);
  }
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (value: Literal): string => (value === null ? "NULL" : text(String(value)));

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll } from "vitest";
import { ingestFile } from "./ingest-file.ts";
import type { IngestRequest } from "./ingest-request.ts";
import type { IngestedTable, IngestOutcome } from "./outcome.ts";

/** A folder for one test file's inputs and outputs, removed after it. */
export function workshop() {
  const root = mkdtempSync(join(tmpdir(), "parlance-ingest-"));
  let count = 0;
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return {
    root,
    /** Ingests bytes under a file name; `folder` is where the tables went. */
    async ingest(fileName: string, content: string | Uint8Array, options: Partial<IngestRequest> = {}) {
      count += 1;
      const path = join(root, `in-${count}`);
      const folder = join(root, `out-${count}`);
      writeFileSync(path, content);
      const outcome = await ingestFile({
        path,
        fileName,
        folder,
        limits: { maxBytes: 100 * 1024 * 1024 },
        onProgress: () => undefined,
        signal: new AbortController().signal,
        ...options,
      });
      return { outcome, folder };
    },
  };
}

/** The tables of a successful import; a failure fails the test with its code. */
export function tablesOf(outcome: IngestOutcome): IngestedTable[] {
  if (!outcome.ok) throw new Error(`ingest failed: ${JSON.stringify(outcome.failure)}`);
  return outcome.tables;
}

/** The only table of a successful import. */
export function onlyTable(outcome: IngestOutcome): IngestedTable {
  const tables = tablesOf(outcome);
  const [table] = tables;
  if (!table || tables.length !== 1)
    throw new Error(`expected one table, got ${tables.map((one) => one.name)}`);
  return table;
}

/** Rows of a table's Parquet file, values as text (null stays null), in their order. */
export async function rowsOf(folder: string, table: IngestedTable): Promise<(string | null)[][]> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const list = table.columns.map((column) => `"${column.name.replaceAll('"', '""')}"::varchar`).join(", ");
  const reader = await connection.runAndReadAll(
    `select ${list} from read_parquet('${join(folder, table.parquet).replaceAll("'", "''")}')`,
  );
  const rows = reader.getRowsJS() as (string | null)[][];
  connection.closeSync();
  instance.closeSync();
  return rows;
}

/** Types of a table's columns, in order. */
export function typesOf(table: IngestedTable): string[] {
  return table.columns.map((column) => column.type);
}

/** Names of what is left in a folder; empty when it is gone. */
export function leftIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

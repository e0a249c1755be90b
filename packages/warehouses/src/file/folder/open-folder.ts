import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Failure, failed, type Result, type SemanticModel, success } from "@parlance/contract";
import type { ColumnValues } from "@parlance/engine";
import { buildModel } from "../../inference/build-model.ts";
import { declaredByIngested, shapeOfIngested } from "../../inference/shape-of-ingested.ts";
import type { Declared } from "../../inference/table-shape.ts";
import { type FileWarehouse, openFileWarehouse } from "../connection.ts";
import { ingestFailure } from "../ingest/ingest-failure.ts";
import { ingestFile } from "../ingest/ingest-file.ts";
import { nameOfFile } from "../ingest/names.ts";
import type { IngestedTable, IngestFailure } from "../ingest/outcome.ts";
import { declaredBy, type FolderSchema, readFolderSchema, statesTypes } from "./folder-schema.ts";
import { type ImportedTable, importCsv } from "./import-csv.ts";

/** A folder or file opened for questions. `close` frees the database and its temporary files. */
export type OpenedFolder = {
  warehouse: FileWarehouse;
  model: SemanticModel;
  values: ColumnValues[];
  close(): Promise<void>;
};

/** How to open: `useSchema` false leaves keys and types of `schema.json` aside and infers them. */
export type OpenFolderOptions = { useSchema: boolean };

const readable = /\.(csv|tsv|txt|xlsx|xls|ods|json|ndjson|jsonl)$/i;

/**
 * Opens one file, or a folder with one table a file and, optionally, `schema.json`. Fails as the first file that cannot be
 * read (`file-…`), and with `file-without-rows` where a folder holds no table.
 */
export async function openFolder(
  path: string,
  { useSchema }: OpenFolderOptions = { useSchema: true },
): Promise<Result<OpenedFolder>> {
  const target = await mkdtemp(join(tmpdir(), "parlance-"));
  const remove = (): Promise<void> => rm(target, { recursive: true, force: true });
  const read = await readFolder(path, target, useSchema);
  if (!read.ok) {
    await remove();
    return failed(read.failure);
  }
  const { tables, declared } = read.value;
  const warehouse = await openFileWarehouse({
    folder: target,
    tables: tables.map(({ shape, parquet }) => ({ name: shape.name, parquet })),
  });
  const label = basename(path);
  const shapes = tables.map(({ shape }) => shape);
  const { model, values } = await buildModel({
    source: label,
    kind: "file",
    label,
    warehouse,
    tables: shapes,
    declared,
  });
  const close = async (): Promise<void> => {
    warehouse.close();
    await remove();
  };
  return success({ warehouse, model, values, close });
}

type Read = { tables: ImportedTable[]; declared: Declared | null };

/** Reads a path's tables into Parquet files of the folder `target`. */
export async function readFolder(path: string, target: string, useSchema: boolean): Promise<Result<Read>> {
  const isFolder = (await stat(path)).isDirectory();
  const schema = isFolder && useSchema ? await readFolderSchema(path) : success(null);
  if (!schema.ok) return schema;
  if (schema.value !== null && statesTypes(schema.value)) {
    const imported = await importCsv(path, schema.value, target);
    return imported.ok ? success({ tables: imported.value, declared: declaredBy(schema.value) }) : imported;
  }
  const files = isFolder ? await filesOf(path, schema.value) : [""];
  const ingested: IngestedTable[] = [];
  for (const file of files) {
    const fileName = file === "" ? basename(path) : file;
    if (!existsSync(join(path, file)))
      return failed({ code: "file-unreadable", fileName, detail: "there is no such file" });
    const outcome = await ingestFile({
      path: join(path, file),
      fileName,
      folder: target,
      limits: { maxBytes: 2 ** 33 },
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    if (!outcome.ok && isFolder && holdsNothing(outcome.failure)) continue;
    if (!outcome.ok)
      return failed(ingestFailure(outcome.failure, fileName, (await stat(join(path, file))).size));
    ingested.push(...(isFolder ? namedByFile(outcome.tables, file, ingested) : outcome.tables));
  }
  if (ingested.length === 0) return failed<Failure>({ code: "file-without-rows", fileName: basename(path) });
  const tables = ingested.map((table) => ({ shape: shapeOfIngested(table), parquet: table.parquet }));
  const declared = schema.value === null ? declaredByIngested(ingested) : declaredBy(schema.value);
  return success({ tables, declared });
}

/** The files that hold a folder's tables: those that its `schema.json` names, else all that can be read. */
async function filesOf(folder: string, schema: FolderSchema | null): Promise<string[]> {
  if (schema !== null) return schema.tables.map(({ name, file }) => file ?? `${name}.csv`);
  const files = await readdir(folder);
  return files.filter((file) => readable.test(file) && file !== "schema.json").toSorted();
}

/** A folder may hold a table that nothing was written to yet; the others can be asked all the same. */
const holdsNothing = ({ code }: IngestFailure): boolean => code === "no-rows" || code === "empty-file";

/** In a folder that holds one table a file, a table is called as its file is. */
function namedByFile(tables: IngestedTable[], file: string, others: IngestedTable[]): IngestedTable[] {
  const [table] = tables;
  const name = nameOfFile(file);
  if (table === undefined || tables.length > 1 || others.some((other) => other.name === name)) return tables;
  return [{ ...table, name }];
}

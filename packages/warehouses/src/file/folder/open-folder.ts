import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import {
  type Failure,
  failed,
  filesText,
  type Result,
  type SemanticModel,
  success,
} from "@parlance/contract";
import type { ColumnValues } from "@parlance/engine";
import { buildModel } from "../../inference/build-model.ts";
import { declaredByIngested, shapeOfIngested } from "../../inference/shape-of-ingested.ts";
import type { Declared } from "../../inference/table-shape.ts";
import { type FileWarehouse, openFileWarehouse } from "../connection.ts";
import { type FileToIngest, ingestFiles } from "../ingest/ingest-files.ts";
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
 * Opens files, or a folder with one table a file and, optionally, `schema.json`. Fails as the first file that cannot be
 * read (`file-…`), and with `file-without-rows` where a folder holds no table.
 */
export async function openFolder(
  path: string | readonly string[],
  { useSchema }: OpenFolderOptions = { useSchema: true },
): Promise<Result<OpenedFolder>> {
  const target = await mkdtemp(join(tmpdir(), "parlance-"));
  const remove = (): Promise<void> => rm(target, { recursive: true, force: true });
  const paths = [path].flat();
  const read = await readPaths(paths, target, useSchema);
  if (!read.ok) {
    await remove();
    return failed(read.failure);
  }
  const { tables, declared } = read.value;
  const warehouse = await openFileWarehouse({
    folder: target,
    tables: tables.map(({ shape, parquet }) => ({ name: shape.name, parquet })),
  });
  const label = filesText(paths.map((one) => basename(one)));
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

/** Reads the tables of a folder, or of files, into Parquet files of the folder `target`. */
async function readPaths(
  paths: readonly string[],
  target: string,
  useSchema: boolean,
): Promise<Result<Read>> {
  const [path = ""] = paths;
  const isFolder = paths.length === 1 && (await stat(path)).isDirectory();
  const schema = isFolder && useSchema ? await readFolderSchema(path) : success(null);
  if (!schema.ok) return schema;
  if (schema.value !== null && statesTypes(schema.value)) {
    const imported = await importCsv(path, schema.value, target);
    return imported.ok ? success({ tables: imported.value, declared: declaredBy(schema.value) }) : imported;
  }
  const files = isFolder
    ? await filesOf(path, schema.value)
    : paths.map((one) => ({ path: one, fileName: basename(one) }));
  const read = await ingestFiles({
    files,
    folder: target,
    limits: { maxBytes: 2 ** 33 },
    inFolder: isFolder,
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  if (!read.ok) return read;
  const ingested = read.value.flatMap(({ tables }) => tables);
  if (ingested.length === 0) return failed<Failure>({ code: "file-without-rows", fileName: basename(path) });
  const tables = ingested.map((table) => ({ shape: shapeOfIngested(table), parquet: table.parquet }));
  const declared = schema.value === null ? declaredByIngested(ingested) : declaredBy(schema.value);
  return success({ tables, declared });
}

/** The files that hold a folder's tables: those that its `schema.json` names, else all that can be read. */
async function filesOf(folder: string, schema: FolderSchema | null): Promise<FileToIngest[]> {
  const names =
    schema === null
      ? (await readdir(folder)).filter((file) => readable.test(file) && file !== "schema.json").toSorted()
      : schema.tables.map(({ name, file }) => file ?? `${name}.csv`);
  return names.map((fileName) => ({ path: join(folder, fileName), fileName }));
}

import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Failure, failed, type Result, success } from "@parlance/contract";
import { ingestFailure } from "./ingest-failure.ts";
import { ingestFile } from "./ingest-file.ts";
import { nameTables } from "./name-tables.ts";
import type { IngestedTable, IngestFailure, IngestLimits, IngestProgress } from "./outcome.ts";

/** A file to read: where its bytes are, and what its user calls it. */
export type FileToIngest = { path: string; fileName: string };

/** Files that become one source. */
export type FilesToIngest = {
  files: readonly FileToIngest[];
  /** Where the tables go. */
  folder: string;
  /** Of each file. */
  limits: IngestLimits;
  /** Whether they are what a folder holds: one without rows is then left out, else it is a failure. */
  inFolder: boolean;
  /** `file` is the place of the one that is read; `fraction` is of all of them. */
  onProgress: (progress: IngestProgress & { file: number }) => void;
  signal: AbortSignal;
};

/** A file that was read: its size in bytes and its tables, called as they are in the source, their Parquet inside the folder. */
export type IngestedFile = { fileName: string; bytes: number; tables: IngestedTable[] };

/**
 * Turns files into the typed Parquet tables of one source, one after the other: all of them or none. Fails as the first file
 * that cannot be read (`file-…`), or as `cancelled`; then nothing is left in the folder.
 */
export async function ingestFiles(request: FilesToIngest): Promise<Result<IngestedFile[]>> {
  const { files, folder } = request;
  const sizes = await Promise.all(files.map(({ path }) => sizeOf(path)));
  const read: IngestedFile[] = [];
  for (const [at, { fileName }] of files.entries()) {
    const bytes = sizes[at] ?? null;
    const tables = bytes === null ? failed(missing(fileName)) : await ingestOne(request, at, sizes);
    if (!tables.ok) {
      const made = files.slice(0, at + 1).map((_, one) => join(folder, String(one)));
      await Promise.all(made.map((one) => rm(one, { recursive: true, force: true })));
      return tables;
    }
    if (tables.value.length > 0) read.push({ fileName, bytes: bytes ?? 0, tables: tables.value });
  }
  return success(named(read, request.inFolder || files.length > 1));
}

/** Null where there is no such file. */
const sizeOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

const missing = (fileName: string): Failure => ({
  code: "file-unreadable",
  fileName,
  detail: "there is no such file",
});

/** Each file has a folder of its own: two may have tables of one name. */
async function ingestOne(
  { files, folder, limits, inFolder, onProgress, signal }: FilesToIngest,
  at: number,
  sizes: readonly (number | null)[],
): Promise<Result<IngestedTable[]>> {
  const { path, fileName } = files[at] ?? { path: "", fileName: "" };
  const bytes = sizes[at] ?? 0;
  const before = sum(sizes.slice(0, at));
  const whole = Math.max(1, sum(sizes));
  const outcome = await ingestFile({
    path,
    fileName,
    folder: join(folder, String(at)),
    limits,
    onProgress: ({ phase, fraction }) =>
      onProgress({ phase, fraction: (before + fraction * bytes) / whole, file: at }),
    signal,
  });
  if (outcome.ok)
    return success(outcome.tables.map((table) => ({ ...table, parquet: `${at}/${table.parquet}` })));
  if (inFolder && holdsNothing(outcome.failure)) return success([]);
  return failed(ingestFailure(outcome.failure, fileName, bytes));
}

const sum = (sizes: readonly (number | null)[]): number =>
  sizes.reduce<number>((total, size) => total + (size ?? 0), 0);

const holdsNothing = ({ code }: IngestFailure): boolean => code === "no-rows" || code === "empty-file";

/** The files with their tables called as they are in the source, references to parents included. */
function named(files: readonly IngestedFile[], byFile: boolean): IngestedFile[] {
  const names = nameTables(
    files.map(({ fileName, tables }) => ({ fileName, tables: tables.map(({ name }) => name) })),
    byFile,
  );
  return files.map((file, at) => {
    const own = new Map(file.tables.map(({ name }, one) => [name, names[at]?.[one] ?? name]));
    const inSource = (name: string): string => own.get(name) ?? name;
    const tables = file.tables.map((table) => ({
      ...table,
      name: inSource(table.name),
      parentKey:
        table.parentKey === null
          ? null
          : { ...table.parentKey, parentTable: inSource(table.parentKey.parentTable) },
    }));
    return { ...file, tables };
  });
}

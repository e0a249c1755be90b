import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type DataSource, failed, type Result, success } from "@parlance/contract";
import type { Services } from "../services.ts";
import { insertSource, neverSynced } from "../store/source-store.ts";
import { noteChange } from "../store/workspace-store.ts";
import type { ImportCalls, ImportedFile, ImportProgress } from "../workers/import-calls.ts";
import { type CallOptions, startWorker } from "../workers/start-worker.ts";
import { describeSource, type WorkspaceAccess } from "./find-sources.ts";
import { sourceFolder, workFolder } from "./source-folders.ts";

/** A file that was received into a folder of its own, which is removed in any case. */
export type ReceivedFile = { folder: string; path: string; fileName: string; name: string };

/** Heap of the process that reads a file; DuckDB's memory has its own limit. */
const HEAP_MEGABYTES = 384;

/** Makes a source of a received file: all of it or nothing. Fails as the file-… codes, cancelled and not-allowed. */
export async function connectFile(
  services: Services,
  access: WorkspaceAccess,
  file: ReceivedFile,
  watch: CallOptions<ImportProgress>,
): Promise<Result<DataSource>> {
  try {
    return await services.imports.run(async () => {
      if (watch.signal?.aborted) return failed({ code: "cancelled" });
      const id = newSourceId(services.now());
      const tables = join(file.folder, "tables");
      const imported = await importInWorker(services, { id, tables }, file, watch);
      return imported.ok
        ? await keep(services, access, { id, tables }, file, imported.value, watch)
        : imported;
    });
  } finally {
    await rm(file.folder, { recursive: true, force: true });
  }
}

/** A folder for one upload, which only `connectFile` or the caller removes. */
export async function uploadFolder({ settings }: Services, uploadId: string): Promise<string> {
  const folder = join(workFolder(settings), uploadId);
  await mkdir(folder, { recursive: true });
  return folder;
}

type Place = { id: string; tables: string };

async function importInWorker(
  { settings }: Services,
  { id, tables }: Place,
  { path, fileName, name }: ReceivedFile,
  watch: CallOptions<ImportProgress>,
): Promise<Result<ImportedFile>> {
  const script = new URL("../workers/import-worker.ts", import.meta.url);
  const worker = startWorker<ImportCalls>(script, { kind: "process", heapMegabytes: HEAP_MEGABYTES });
  const limitBytes = settings.uploadLimitBytes;
  const argument = { sourceId: id, label: name, path, fileName, folder: tables, limitBytes };
  try {
    return await worker.call("importFile", argument, watch);
  } finally {
    await worker.close();
  }
}

async function keep(
  services: Services,
  access: WorkspaceAccess,
  { id, tables }: Place,
  file: ReceivedFile,
  { tables: stored, model, report, suggestions }: ImportedFile,
  { signal }: CallOptions<ImportProgress>,
): Promise<Result<DataSource>> {
  const bytes = (await stat(file.path)).size;
  const folder = sourceFolder(services.settings, id);
  const source = {
    id,
    workspaceId: access.workspaceId,
    type: "file" as const,
    name: file.name,
    config: { fileName: file.fileName, fileSize: bytes },
    tables: stored,
    model,
    report,
    secrets: null,
    suggestions,
    bytes,
    connectedAt: services.now(),
    connectedBy: access.userId === "" ? null : access.userId,
    ...neverSynced,
  };
  if (signal?.aborted) return failed({ code: "cancelled" });
  await mkdir(join(folder, ".."), { recursive: true });
  await rename(tables, folder);
  try {
    await insertSource(services.database, source);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await noteChange(services.database, access.workspaceId);
  return success(describeSource(source));
}

/** The specified form: `ds_` and the time, with digits behind it that keep uploads of one millisecond apart. */
export function newSourceId(now: Date): string {
  const digits = String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0");
  return `ds_${now.getTime()}${digits}`;
}

import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type DataSource, failed, filesText, type Result, success } from "@parlance/contract";
import type { FileToIngest } from "@parlance/warehouses";
import type { Services } from "../services.ts";
import { insertSource, neverSynced } from "../store/source-store.ts";
import { noteChange } from "../store/workspace-store.ts";
import type { ImportCalls, ImportedFiles, ImportProgress } from "../workers/import-calls.ts";
import { type CallOptions, startWorker } from "../workers/start-worker.ts";
import { describeSource, type WorkspaceAccess } from "./find-sources.ts";
import { sourceFolder, workFolder } from "./source-folders.ts";

/** Files that were received into a folder of their own, which is removed in any case; `name` is what their source is called. */
export type ReceivedFiles = { folder: string; files: FileToIngest[]; name: string };

/** Heap of the process that reads files; DuckDB's memory has its own limit. */
const HEAP_MEGABYTES = 384;

/** Makes one source of received files: of all of them or of none. Fails as the file-… codes, cancelled and not-allowed. */
export async function connectFiles(
  services: Services,
  access: WorkspaceAccess,
  received: ReceivedFiles,
  watch: CallOptions<ImportProgress>,
): Promise<Result<DataSource>> {
  try {
    return await services.imports.run(async () => {
      if (watch.signal?.aborted) return failed({ code: "cancelled" });
      const id = newSourceId(services.now());
      const tables = join(received.folder, "tables");
      const imported = await importInWorker(services, { id, tables }, received, watch);
      return imported.ok
        ? await keep(services, access, { id, tables }, received.name, imported.value, watch)
        : imported;
    });
  } finally {
    await rm(received.folder, { recursive: true, force: true });
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
  { files, name }: ReceivedFiles,
  watch: CallOptions<ImportProgress>,
): Promise<Result<ImportedFiles>> {
  const script = new URL("../workers/import-worker.ts", import.meta.url);
  const worker = startWorker<ImportCalls>(script, { kind: "process", heapMegabytes: HEAP_MEGABYTES });
  const limitBytes = settings.uploadLimitBytes;
  const argument = { sourceId: id, label: name, files, folder: tables, limitBytes };
  try {
    return await worker.call("importFiles", argument, watch);
  } finally {
    await worker.close();
  }
}

async function keep(
  services: Services,
  access: WorkspaceAccess,
  { id, tables }: Place,
  name: string,
  { files, tables: stored, model, report, suggestions }: ImportedFiles,
  { signal }: CallOptions<ImportProgress>,
): Promise<Result<DataSource>> {
  const bytes = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const folder = sourceFolder(services.settings, id);
  const source = {
    id,
    workspaceId: access.workspaceId,
    type: "file" as const,
    name,
    config: { fileName: filesText(files.map(({ fileName }) => fileName)), fileSize: bytes, files },
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

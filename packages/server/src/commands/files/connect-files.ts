import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type DataSource, failed, filesText, type Result, success } from "@parlance/contract";
import type { FileToIngest } from "@parlance/warehouses";
import type { Services } from "../../services.ts";
import { insertSource, neverSynced } from "../../store/source-store.ts";
import { noteChange } from "../../store/workspace-store.ts";
import type { ImportedFiles, ImportProgress } from "../../workers/import-calls.ts";
import type { CallOptions } from "../../workers/start-worker.ts";
import { describeSource, type WorkspaceAccess } from "../find-sources.ts";
import { sourceFolder, workFolder } from "../source-folders.ts";
import { importInWorker } from "./import-in-worker.ts";

/** Files that were received into a folder of their own, which is removed in any case; `name` is what their source is called. */
export type ReceivedFiles = { folder: string; files: FileToIngest[]; name: string };

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
      const { files, name: label } = received;
      const request = { sourceId: id, label, files, folder: tables, place: "", before: null };
      const imported = await importInWorker(services, request, watch);
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

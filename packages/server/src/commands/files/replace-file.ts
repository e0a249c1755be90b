import { randomUUID } from "node:crypto";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type DataSource,
  type Failure,
  failed,
  filesOf,
  filesText,
  type Replacement,
  type Result,
  type SourceFile,
  type SyncReport,
  success,
} from "@parlance/contract";
import type { Services } from "../../services.ts";
import { changeChart, listChartsOf } from "../../store/chart-store.ts";
import { findSource, replaceModel, type StoredSource } from "../../store/source-store.ts";
import { noteChange } from "../../store/workspace-store.ts";
import { valuesFile } from "../../work/source-values.ts";
import type { ImportedFiles, ImportProgress } from "../../workers/import-calls.ts";
import type { CallOptions } from "../../workers/start-worker.ts";
import { refreshed } from "../alerts/refreshed.ts";
import { describeSource, type WorkspaceAccess } from "../find-sources.ts";
import { sourceFolder } from "../source-folders.ts";
import { type ComparedReading, comparedReading } from "../sync/compared-reading.ts";
import type { ReceivedFiles } from "./connect-files.ts";
import { importInWorker } from "./import-in-worker.ts";

/** Which file of a source, and whether what is lost with it may be. */
export type Wanted = { replaces: string; accept: boolean };

/**
 * Puts a newer file in the place of one of a source: its tables keep their names, the model what people said of them, and the
 * charts saved of it are computed again. Where a column, a table or something built on them would be lost, it asks first.
 * Fails as not-found, invalid-request, cancelled and as reading the file does; then the source is as it was.
 */
export async function replaceFile(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  wanted: Wanted,
  received: ReceivedFiles,
  watch: CallOptions<ImportProgress>,
): Promise<Result<Replacement>> {
  try {
    const source = await findSource(services.database, access.workspaceId, id);
    if (source === null) return failed({ code: "not-found", what: "data source" });
    const files = filesOf(describeSource(source));
    const file = files.find(({ fileName }) => fileName === wanted.replaces);
    const problem = wrongRequest(source, files, file, received);
    if (file === undefined || problem !== null) return failed(problem ?? { code: "not-found", what: "file" });
    return await services.imports.run(() =>
      watch.signal?.aborted === true
        ? Promise.resolve(failed<Failure>({ code: "cancelled" }))
        : replace(services, access, { source, files, file, accept: wanted.accept }, received, watch),
    );
  } finally {
    await rm(received.folder, { recursive: true, force: true });
  }
}

function wrongRequest(
  { type }: StoredSource,
  files: readonly SourceFile[],
  file: SourceFile | undefined,
  received: ReceivedFiles,
): Failure | null {
  const invalid = (path: string, message: string): Failure => ({
    code: "invalid-request",
    issues: [{ path, message }],
  });
  if (type !== "file") return invalid("source", "is a database: read it again instead");
  if (received.files.length !== 1) return invalid("file", "Send one file at a time");
  return file === undefined
    ? invalid(
        "replaces",
        `is no file of this source, which has ${files.map((one) => one.fileName).join(", ")}`,
      )
    : null;
}

type Given = { source: StoredSource; files: SourceFile[]; file: SourceFile; accept: boolean };

async function replace(
  services: Services,
  access: WorkspaceAccess,
  { source, files, file, accept }: Given,
  received: ReceivedFiles,
  watch: CallOptions<ImportProgress>,
): Promise<Result<Replacement>> {
  const folder = sourceFolder(services.settings, source.id);
  const place = randomUUID();
  const forget = (): Promise<void> => rm(join(folder, place), { recursive: true, force: true });
  const { id: sourceId, name: label, model, tables } = source;
  const taken = tables.map(({ name }) => name).filter((name) => !file.tables.includes(name));
  const before = { model, tables, replaced: { ...file, taken } };
  const request = { sourceId, label, files: received.files, folder, place, before };
  try {
    const read = await importInWorker(services, request, watch);
    if (!read.ok) return read;
    if (watch.signal?.aborted === true) return failed({ code: "cancelled" });
    const compared = await comparedReading(services, source, read.value.model);
    const report = { changes: compared.changes, breaks: compared.breaks, unused: [] };
    if (!accept && losesSomething(report)) return success({ event: "asks", report });
    const [newer = file] = read.value.files;
    const now = files.map((each) => (each === file ? newer : each));
    const kept = await keep(services, source, now, { read: read.value, compared, place, changed: report });
    if (!kept.ok) return kept;
    await refreshCharts(services, access, source);
    await noteChange(services.database, access.workspaceId);
    return success({ event: "replaced", source: kept.value });
  } finally {
    const stored = await findSource(services.database, access.workspaceId, source.id);
    if (stored?.tables.some(({ parquet }) => parquet.startsWith(place)) !== true) await forget();
  }
}

const losesSomething = ({ changes, breaks }: SyncReport): boolean =>
  breaks.length > 0 || changes.some(({ kind }) => !kind.endsWith("-added"));

type Read = { read: ImportedFiles; compared: ComparedReading; place: string; changed: SyncReport };

/** What was read takes the place of what was there, and what is of no use any more goes. Fails as invalid-request when the model was edited meanwhile. */
async function keep(
  services: Services,
  source: StoredSource,
  files: SourceFile[],
  { read, compared, place, changed }: Read,
): Promise<Result<DataSource>> {
  const { database, engine, settings } = services;
  const bytes = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const fresh = new Map(read.report.map((table) => [table.name, table]));
  const former = new Map(source.report.map((table) => [table.name, table]));
  const now = services.now();
  const change = {
    tables: read.tables,
    config: { fileName: filesText(files.map(({ fileName }) => fileName)), fileSize: bytes, files },
    report: read.tables.flatMap(({ name }) => fresh.get(name) ?? former.get(name) ?? []),
    suggestions: read.suggestions,
    bytes,
    sync: changed,
    syncedAt: now,
  };
  if (!(await replaceModel(database, source, compared.model, now, change)))
    return failed({
      code: "invalid-request",
      issues: [{ path: "model", message: "was edited meanwhile; replace the file again" }],
    });
  await engine.call("forget", { id: source.id });
  const folder = sourceFolder(settings, source.id);
  await rename(join(folder, place, valuesFile), join(folder, valuesFile));
  await removeUnused(folder, read.tables);
  const stored = await findSource(database, source.workspaceId, source.id);
  return stored === null
    ? failed({ code: "not-found", what: "data source" })
    : success(describeSource(stored));
}

/** Folders and files of a source that hold none of its tables. */
async function removeUnused(folder: string, tables: StoredSource["tables"]): Promise<void> {
  const used = new Set([valuesFile, ...tables.map(({ parquet }) => parquet.split("/")[0])]);
  const names = await readdir(folder);
  for (const name of names.filter((each) => !used.has(each)))
    await rm(join(folder, name), { recursive: true, force: true });
}

/** The charts that are saved of a source show what it holds now. */
async function refreshCharts(
  services: Services,
  access: WorkspaceAccess,
  { id, workspaceId }: StoredSource,
): Promise<void> {
  for (const chart of await listChartsOf(services.database, workspaceId, id))
    await changeChart(
      services.database,
      chart.id,
      await refreshed(services, { ...access, userId: chart.ownerId }, chart),
    );
}

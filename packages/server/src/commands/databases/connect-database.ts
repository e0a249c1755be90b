import { rm } from "node:fs/promises";
import {
  type ConnectDatabaseRequest,
  type ConnectedDatabaseResponse,
  failed,
  failureText,
  type Result,
  success,
} from "@parlance/contract";
import type { Services } from "../../services.ts";
import { insertSource, neverSynced, type StoredSource } from "../../store/source-store.ts";
import { noteChange } from "../../store/workspace-store.ts";
import type { DatabaseProgress, ImportCalls, ImportedDatabase } from "../../workers/import-calls.ts";
import { type CallOptions, startWorker } from "../../workers/start-worker.ts";
import { newSourceId } from "../files/connect-files.ts";
import { describeSource, type WorkspaceAccess } from "../find-sources.ts";
import { sourceFolder } from "../source-folders.ts";
import { connectionFrom, splitSettings } from "./connection-of.ts";

/** Heap of the process that reads a database. */
const HEAP_MEGABYTES = 384;

/** Makes a source of a database's chosen tables: all of it or nothing. Fails as connecting and reading do, and cancelled. */
export async function connectDatabase(
  services: Services,
  access: WorkspaceAccess,
  { kind, settings, name, tables }: ConnectDatabaseRequest,
  watch: CallOptions<DatabaseProgress>,
): Promise<Result<ConnectedDatabaseResponse>> {
  const connection = connectionFrom(services, kind, settings, null);
  if (!connection.ok) return connection;
  const id = newSourceId(services.now());
  const folder = sourceFolder(services.settings, id);
  const argument = { sourceId: id, label: name, connection: connection.value, tables, folder, before: null };
  const imported = await services.imports.run(() => importInWorker(argument, watch));
  const isGone = watch.signal?.aborted === true;
  if (!imported.ok || isGone) {
    await rm(folder, { recursive: true, force: true });
    return imported.ok ? failed({ code: "cancelled" }) : imported;
  }
  const { model, suggestions, skipped } = imported.value;
  const source: StoredSource = {
    id,
    workspaceId: access.workspaceId,
    type: connection.value.kind,
    name,
    ...splitSettings(services, connection.value),
    tables: [],
    model,
    report: [],
    suggestions,
    bytes: 0,
    connectedAt: services.now(),
    connectedBy: access.userId === "" ? null : access.userId,
    ...neverSynced,
  };
  try {
    await insertSource(services.database, source);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await noteChange(services.database, access.workspaceId);
  return success({
    source: describeSource(source),
    skipped: skipped.map((each) => ({ ...each, detail: failureText(each.failure) })),
  });
}

/** Reads a database in a process of its own, which ends with it. */
export async function importInWorker(
  argument: ImportCalls["importDatabase"]["argument"],
  watch: CallOptions<DatabaseProgress>,
): Promise<Result<ImportedDatabase>> {
  const script = new URL("../../workers/import-worker.ts", import.meta.url);
  const worker = startWorker<ImportCalls>(script, { kind: "process", heapMegabytes: HEAP_MEGABYTES });
  try {
    return await worker.call("importDatabase", argument, watch);
  } finally {
    await worker.close();
  }
}

import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type DataSource,
  type Failure,
  failed,
  type Result,
  type SyncReport,
  success,
} from "@parlance/contract";
import type { TableName } from "@parlance/warehouses";
import type { Services } from "../../services.ts";
import { changeSource, findSource, replaceModel, type StoredSource } from "../../store/source-store.ts";
import { revisionsFile, valuesFile } from "../../work/source-values.ts";
import type { DatabaseConnection } from "../../workers/engine-calls.ts";
import { importInWorker } from "../databases/connect-database.ts";
import { connectionOf } from "../databases/connection-of.ts";
import { describeSource, type WorkspaceAccess } from "../find-sources.ts";
import { sourceFolder, workFolder } from "../source-folders.ts";
import { comparedReading } from "./compared-reading.ts";

const MOST_UNUSED = 50;

/**
 * Reads the tables of a database's source again, of which only those that changed are profiled: its model follows, what people said of it stays, and what changed and what that
 * breaks is kept as a report. A reading that fails is kept as the source's failure. Fails as not-found, invalid-request for
 * files, and as connecting and reading do.
 */
export async function syncSource(
  services: Services,
  access: WorkspaceAccess,
  id: string,
): Promise<Result<DataSource>> {
  const source = await findSource(services.database, access.workspaceId, id);
  if (source === null) return failed({ code: "not-found", what: "data source" });
  const connection = connectionOf(services, source);
  if (connection === null)
    return failed({
      code: "invalid-request",
      issues: [{ path: "source", message: "is a file, which does not change: put a newer one in its place" }],
    });
  const synced = await readAgain(services, source, connection);
  const syncedAt = services.now();
  if (!synced.ok) {
    await changeSource(services.database, access.workspaceId, id, { failure: synced.failure, syncedAt });
    return synced;
  }
  await changeSource(services.database, access.workspaceId, id, {
    ...synced.value,
    syncedAt,
    failure: null,
  });
  const changed = await findSource(services.database, access.workspaceId, id);
  return changed === null
    ? failed({ code: "not-found", what: "data source" })
    : success(describeSource(changed));
}

type Synced = { sync: SyncReport; suggestions: string[] };

async function readAgain(
  services: Services,
  source: StoredSource,
  connection: DatabaseConnection,
): Promise<Result<Synced>> {
  const listed = await services.engine.call("listDatabase", connection);
  if (!listed.ok) return listed;
  const { defaultSchema, tables: there } = listed.value;
  const nameOf = ({ schema, name }: TableName): string =>
    schema === defaultSchema ? name : `${schema}.${name}`;
  const wanted = new Set(source.model.tables.map(({ name }) => name));
  const tables = there
    .filter((table) => wanted.has(nameOf(table)))
    .map(({ schema, name }) => ({ schema, name }));
  if (tables.length === 0) return failed({ code: "not-found", what: "table of this source in its database" });
  const folder = join(workFolder(services.settings), `${source.id}-sync`);
  const before = { model: source.model, folder: sourceFolder(services.settings, source.id) };
  const argument = { sourceId: source.id, label: source.name, connection, tables, folder, before };
  const read = await services.imports.run(() => importInWorker(argument, {}));
  if (!read.ok) {
    await rm(folder, { recursive: true, force: true });
    return read;
  }
  const { model, changes, breaks } = await comparedReading(services, source, read.value.model);
  const isSame = model.version === source.model.version;
  if (!isSame && !(await replaceModel(services.database, source, model, services.now())))
    return failed<Failure>({
      code: "invalid-request",
      issues: [{ path: "model", message: "was edited meanwhile; read the source again" }],
    });
  await takeValues(services, source.id, folder);
  const unused = there.filter((table) => table.readable && !wanted.has(nameOf(table))).map(nameOf);
  return success({
    sync: { changes, breaks, unused: unused.slice(0, MOST_UNUSED) },
    suggestions: read.value.suggestions,
  });
}

/** The values and revisions that were read take the place of the former ones. */
async function takeValues(services: Services, id: string, folder: string): Promise<void> {
  const target = sourceFolder(services.settings, id);
  await services.engine.call("forget", { id });
  for (const name of [valuesFile, revisionsFile]) await rename(join(folder, name), join(target, name));
  await rm(folder, { recursive: true, force: true });
}

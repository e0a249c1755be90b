import { type DataSource, failed, type Result, success } from "@parlance/contract";
import type { Services } from "../../services.ts";
import { changeSource, findSource, type SyncChange } from "../../store/source-store.ts";
import { connectionFrom, type GivenSettings, splitSettings } from "../databases/connection-of.ts";
import { describeSource, type WorkspaceAccess } from "../find-sources.ts";

const notFound = failed({ code: "not-found" as const, what: "data source" });

/** How often a source is read again; null is never by itself. Fails as not-found, and invalid-request for files. */
export async function scheduleSource(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  syncMinutes: number | null,
): Promise<Result<DataSource>> {
  const source = await findSource(services.database, access.workspaceId, id);
  if (source === null) return notFound;
  if (source.type === "file")
    return failed({
      code: "invalid-request",
      issues: [{ path: "source", message: "is a file, which does not change" }],
    });
  return change(services, access, id, { syncMinutes });
}

/** What a source is called from now on, in answers too. Fails as not-found. */
export async function renameSource(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  name: string,
): Promise<Result<DataSource>> {
  const renamed = await change(services, access, id, { name });
  await services.engine.call("forget", { id });
  return renamed;
}

/** What a source's card says of it, each word once. Fails as not-found. */
export const tagSource = (
  services: Services,
  access: WorkspaceAccess,
  id: string,
  tags: readonly string[],
): Promise<Result<DataSource>> => change(services, access, id, { tags: [...new Set(tags)] });

/**
 * Other settings for a database's source; secrets that are left empty stay. They are tried before they count. Fails as
 * not-found, invalid-request and as connecting does.
 */
export async function reconnectSource(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  { name, settings }: { name: string; settings: GivenSettings },
): Promise<Result<DataSource>> {
  const source = await findSource(services.database, access.workspaceId, id);
  if (source === null) return notFound;
  const connection = connectionFrom(services, source.type, settings, source);
  if (!connection.ok) return connection;
  const tested = await services.engine.call("testDatabase", connection.value);
  if (!tested.ok) return tested;
  const changed = await change(services, access, id, {
    name,
    ...splitSettings(services, connection.value),
    failure: null,
  });
  await services.engine.call("forget", { id });
  return changed;
}

async function change(
  { database }: Services,
  { workspaceId }: WorkspaceAccess,
  id: string,
  changes: SyncChange,
): Promise<Result<DataSource>> {
  if (!(await changeSource(database, workspaceId, id, changes))) return notFound;
  const source = await findSource(database, workspaceId, id);
  return source === null ? notFound : success(describeSource(source));
}

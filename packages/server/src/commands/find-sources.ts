import {
  type DataSource,
  failed,
  type Result,
  type SchemaResponse,
  type SemanticModel,
  success,
} from "@parlance/contract";
import { RETAIL_DEMO } from "../retail-demo.ts";
import type { Services } from "../services.ts";
import { findSource, listSources, type StoredSource } from "../store/source-store.ts";
import type { OpenableSource } from "../workers/engine-calls.ts";
import { connectionOf } from "./databases/connection-of.ts";
import type { Access } from "./sessions.ts";
import { sourceFolder } from "./source-folders.ts";

/** The workspace part of an access; the open routes have it without a session, and an empty user. */
export type WorkspaceAccess = Pick<Access, "workspaceId" | "workspaceKind" | "userId">;

/** What the open routes may reach. */
export const publicAccess: WorkspaceAccess = { workspaceId: "public", workspaceKind: "public", userId: "" };

/** The sources of a workspace, latest first. */
export async function describeSources(services: Services, access: WorkspaceAccess): Promise<DataSource[]> {
  return (await listSources(services.database, access.workspaceId)).map(describeSource);
}

/** A source as clients see it. */
export function describeSource(source: StoredSource): DataSource {
  return {
    id: source.id,
    type: source.type,
    name: source.name,
    status: source.failure === null ? "connected" : "error",
    connectedAt: source.connectedAt.toISOString(),
    config: source.config,
    tables: source.model.tables.map(({ name, rowCount, columns }) => ({
      name,
      rowCount,
      columns: columns.length,
    })),
    report: source.report,
    failure: source.failure,
    suggestions: source.suggestions,
    syncedAt: (source.syncedAt ?? source.connectedAt).toISOString(),
    syncMinutes: source.syncMinutes,
    tags: source.tags,
    sync: source.sync,
  };
}

/** A source that this workspace may ask: its own, and the retail demo where that is shown. Fails as not-found. */
export async function openableSource(
  services: Services,
  access: WorkspaceAccess,
  id: string,
): Promise<Result<OpenableSource>> {
  if (id === RETAIL_DEMO && access.workspaceKind !== "real") return success(await services.retailDemo);
  const source = await findSource(services.database, access.workspaceId, id);
  return source === null
    ? failed({ code: "not-found", what: "data source" })
    : success(openable(services, source));
}

/** All sources of a workspace that can be asked, latest first, the retail demo last. */
export async function openableSources(
  services: Services,
  access: WorkspaceAccess,
): Promise<OpenableSource[]> {
  const own = await listSources(services.database, access.workspaceId);
  const demo = access.workspaceKind === "real" ? [] : [await services.retailDemo];
  return [...own.map((source) => openable(services, source)), ...demo];
}

/** The schema of a source, as GET /api/mcp/schema/{id} shows it. Fails as not-found. */
export async function describeSchema(
  services: Services,
  access: WorkspaceAccess,
  id: string,
): Promise<Result<SchemaResponse>> {
  const source = await openableSource(services, access, id);
  return source.ok ? success(schemaOf(source.value.model)) : source;
}

function schemaOf(model: SemanticModel): SchemaResponse {
  const tables = model.tables.map(({ name, rowCount, columns }) => ({
    name,
    estimated_rows: rowCount,
    columns: columns.map((column) => ({
      name: column.name,
      type: column.physicalType,
      nullable: column.nullable,
    })),
  }));
  return { schema: { tables }, model };
}

function openable(services: Services, source: StoredSource): OpenableSource {
  const connection = connectionOf(services, source);
  return {
    folder: sourceFolder(services.settings, source.id),
    tables: source.tables,
    connection,
    model: { ...source.model, label: source.name },
    now: null,
  };
}

import {
  type ConnectionTestResponse,
  type DatabaseConnectionRequest,
  failureText,
  type ListedTablesResponse,
  type Result,
  success,
} from "@parlance/contract";
import type { Services } from "../../services.ts";
import { findSource } from "../../store/source-store.ts";
import type { DatabaseConnection } from "../../workers/engine-calls.ts";
import type { WorkspaceAccess } from "../find-sources.ts";
import { connectionFrom } from "./connection-of.ts";

/** Whether a database answers to these settings; what to do when it does not is in `detail`. */
export async function testDatabase(
  services: Services,
  access: WorkspaceAccess,
  request: DatabaseConnectionRequest,
): Promise<ConnectionTestResponse> {
  const connection = await requested(services, access, request);
  const tested = connection.ok ? await services.engine.call("testDatabase", connection.value) : connection;
  return tested.ok
    ? { success: true, detail: null, failure: null, server: tested.value }
    : { success: false, detail: failureText(tested.failure), failure: tested.failure, server: null };
}

/** The tables and views to choose from. Fails as connecting does. */
export async function listDatabase(
  services: Services,
  access: WorkspaceAccess,
  request: DatabaseConnectionRequest,
): Promise<Result<ListedTablesResponse>> {
  const connection = await requested(services, access, request);
  const listed = connection.ok ? await services.engine.call("listDatabase", connection.value) : connection;
  if (!listed.ok) return listed;
  const { defaultSchema, tables } = listed.value;
  return success({
    defaultSchema,
    tables: tables.map(({ schema, name, kind, comment, rows, columns, readable }) => ({
      schema,
      name,
      kind,
      comment,
      rows,
      columns: columns.length,
      readable,
    })),
  });
}

async function requested(
  services: Services,
  access: WorkspaceAccess,
  { kind, settings, sourceId }: DatabaseConnectionRequest,
): Promise<Result<DatabaseConnection>> {
  const kept = sourceId ? await findSource(services.database, access.workspaceId, sourceId) : null;
  return connectionFrom(services, kind, settings, kept);
}

import type { ConnectionRequest } from "@parlance/contract";
import { count, desc, eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { connectionRequests } from "./schema.ts";

/** A request as kept. */
export type StoredConnectionRequest = typeof connectionRequests.$inferSelect;

/** Keeps a request, once a workspace. */
export async function insertConnectionRequest(
  database: Database,
  request: StoredConnectionRequest,
): Promise<void> {
  await database.insert(connectionRequests).values(request).onConflictDoNothing();
}

/** What a workspace asked for. */
export function connectionRequestsOf(database: Database, workspaceId: string): Promise<ConnectionRequest[]> {
  return database
    .select({ kind: connectionRequests.kind, name: connectionRequests.name })
    .from(connectionRequests)
    .where(eq(connectionRequests.workspaceId, workspaceId));
}

/** What all workspaces asked for, the most wanted first. */
export function countConnectionRequests(
  database: Database,
): Promise<(ConnectionRequest & { workspaces: number })[]> {
  const workspaces = count();
  return database
    .select({ kind: connectionRequests.kind, name: connectionRequests.name, workspaces })
    .from(connectionRequests)
    .groupBy(connectionRequests.kind, connectionRequests.name)
    .orderBy(desc(workspaces), connectionRequests.name);
}

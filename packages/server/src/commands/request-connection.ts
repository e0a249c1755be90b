import type {
  ConnectionRequest,
  ConnectionRequestsResponse,
  WantedConnectionsResponse,
} from "@parlance/contract";
import type { Services } from "../services.ts";
import {
  connectionRequestsOf,
  countConnectionRequests,
  insertConnectionRequest,
} from "../store/connection-request-store.ts";
import type { Access } from "./sessions.ts";

/** Keeps that a workspace wants a connector or an integration that does not exist yet; gives all that it wants. */
export async function requestConnection(
  services: Services,
  { workspaceId, userId }: Access,
  request: ConnectionRequest,
): Promise<ConnectionRequestsResponse> {
  const requestedAt = services.now();
  await insertConnectionRequest(services.database, { ...request, workspaceId, userId, requestedAt });
  return requestedConnections(services, { workspaceId });
}

/** What a workspace wants. */
export const requestedConnections = async (
  { database }: Services,
  { workspaceId }: Pick<Access, "workspaceId">,
): Promise<ConnectionRequestsResponse> => ({ requests: await connectionRequestsOf(database, workspaceId) });

/** What all workspaces want, the most wanted first. */
export const wantedConnections = async ({ database }: Services): Promise<WantedConnectionsResponse> => ({
  wanted: await countConnectionRequests(database),
});

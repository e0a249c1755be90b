import { type ConnectionRequest, connectionRequestsResponse } from "@parlance/contract";
import { call } from "./call.ts";

const path = "/api/connection-requests";

/** What the workspace asked for and cannot connect yet; throws with the server's detail. */
export const readConnectionRequests = async (): Promise<ConnectionRequest[]> =>
  (await call(connectionRequestsResponse, path)).requests;

/** Asks for a connector or an integration; gives all that the workspace asked for. */
export const requestConnection = async (request: ConnectionRequest): Promise<ConnectionRequest[]> =>
  (await call(connectionRequestsResponse, path, { method: "POST", body: request })).requests;

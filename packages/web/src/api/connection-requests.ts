import { type ConnectionRequest, connectionRequestsResponse } from "@parlance/contract";
import { authorised, requestError } from "./request.ts";

const path = "/api/connection-requests";

/** What the workspace asked for and cannot connect yet; throws with the server's detail. */
export async function readConnectionRequests(): Promise<ConnectionRequest[]> {
  return read(await authorised(path));
}

/** Asks for a connector or an integration; gives all that the workspace asked for. */
export async function requestConnection(request: ConnectionRequest): Promise<ConnectionRequest[]> {
  const headers = { "content-type": "application/json" };
  return read(await authorised(path, { method: "POST", headers, body: JSON.stringify(request) }));
}

async function read(response: Response): Promise<ConnectionRequest[]> {
  if (!response.ok) throw await requestError(response);
  return connectionRequestsResponse.parse(await response.json()).requests;
}

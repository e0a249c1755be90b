import {
  type ConnectDatabaseRequest,
  type ConnectedDatabaseResponse,
  type ConnectionTestResponse,
  connectDatabaseEvent,
  connectionTestResponse,
  type DatabaseConnectionRequest,
  type ListedTablesResponse,
  listedTablesResponse,
  type WarehouseKindsResponse,
  warehouseKindsResponse,
} from "@parlance/contract";
import { call } from "./call.ts";
import { authorised, requestError } from "./request.ts";
import { serverEvents } from "./server-events.ts";

/** A kind of database with the form of its settings. */
export type WarehouseForm = WarehouseKindsResponse["kinds"][number];

/** Where connecting stands: the phase and the fraction of it, 0 to 1. */
export type ConnectProgress = { phase: "listing" | "profiling"; fraction: number };

/** The kinds of databases that can be connected. */
export const listWarehouseForms = async (): Promise<WarehouseForm[]> =>
  (await call(warehouseKindsResponse, "/api/warehouses")).kinds;

/** Whether a database answers to these settings; `detail` says what to do where it does not. */
export const testDatabase = (
  body: DatabaseConnectionRequest,
  signal: AbortSignal,
): Promise<ConnectionTestResponse> =>
  call(connectionTestResponse, "/api/warehouses/test", { method: "POST", body, signal });

/** What the database holds; throws with what to do. */
export const listDatabaseTables = (
  body: DatabaseConnectionRequest,
  signal: AbortSignal,
): Promise<ListedTablesResponse> =>
  call(listedTablesResponse, "/api/warehouses/tables", { method: "POST", body, signal });

/** Makes a source of chosen tables and reports progress; throws with what to do. An aborted one leaves nothing behind. */
export async function connectDatabase(
  request: ConnectDatabaseRequest,
  onProgress: (progress: ConnectProgress) => void,
  signal: AbortSignal,
): Promise<ConnectedDatabaseResponse> {
  const response = await authorised("/api/sources/database", {
    method: "POST",
    body: JSON.stringify(request),
    headers: { accept: "text/event-stream", "content-type": "application/json" },
    signal,
  });
  if (!response.ok) throw await requestError(response);
  for await (const data of serverEvents(response)) {
    const event = connectDatabaseEvent.parse(data);
    if (event.event === "progress") onProgress(event);
    else if (event.event === "connected") return event;
    else throw new Error(event.detail);
  }
  throw new Error("The server ended the connection early. Try again.");
}

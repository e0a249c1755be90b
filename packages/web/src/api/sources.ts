import {
  type DataSource,
  type SemanticModel,
  schemaResponse,
  sourcesResponse,
  syncResponse,
} from "@parlance/contract";
import { call, send } from "./call.ts";
import { storeSources, toStoredSource } from "./session.ts";

/** The connected sources; what the browser remembers follows the server. */
export async function listSources(): Promise<DataSource[]> {
  const { sources } = await call(sourcesResponse, "/api/sources");
  storeSources(sources.map(toStoredSource));
  return sources;
}

/** What is known about a source. */
export const readModel = async (id: string): Promise<SemanticModel> =>
  (await call(schemaResponse, `/api/mcp/schema/${encodeURIComponent(id)}`)).model;

/** Deletes a source with its data. */
export const deleteSource = (id: string) =>
  send(`/api/sources/${encodeURIComponent(id)}`, { method: "DELETE" });

const path = (id: string, rest: string): string => `/api/sources/${encodeURIComponent(id)}/${rest}`;

/** Reads the tables of a database's source again; throws with what to do where they cannot be read. */
export const syncSource = async (id: string): Promise<DataSource> =>
  (await call(syncResponse, path(id, "sync"), { method: "POST", body: {} })).source;

/** How often a source is read again; null is never by itself. */
export const scheduleSource = async (id: string, minutes: number | null): Promise<DataSource> =>
  (await call(syncResponse, path(id, "schedule"), { method: "PUT", body: { minutes } })).source;

/** What a source's card says of it. */
export const tagSource = async (id: string, tags: string[]): Promise<DataSource> =>
  (await call(syncResponse, path(id, "tags"), { method: "PUT", body: { tags } })).source;

/** What a source is called from now on. */
export const renameSource = async (id: string, name: string): Promise<DataSource> =>
  (await call(syncResponse, path(id, "name"), { method: "PUT", body: { name } })).source;

/** Gives a database's source another name and other settings, which are tried first; empty secrets stay. */
export const reconnectSource = async (
  id: string,
  name: string,
  settings: Record<string, string>,
): Promise<DataSource> =>
  (await call(syncResponse, path(id, "connection"), { method: "PUT", body: { name, settings } })).source;

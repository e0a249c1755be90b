import { type DataSource, type SemanticModel, schemaResponse, sourcesResponse } from "@parlance/contract";
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

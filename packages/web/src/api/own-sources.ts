import {
  type DataSource,
  type SchemaResponse,
  schemaResponse,
  sourcesResponse,
  type TestConnectionResponse,
  testConnectionResponse,
} from "@parlance/contract";
import { authorised, requestError } from "./request.ts";

/** The sources of the workspace; throws with the server's detail. */
export async function readSources(): Promise<DataSource[]> {
  const response = await authorised("/api/sources");
  if (!response.ok) throw await requestError(response);
  return sourcesResponse.parse(await response.json()).sources;
}

/** Whether a source answers now; throws with the server's detail. */
export async function testSource({ id, type }: DataSource): Promise<TestConnectionResponse> {
  const response = await authorised("/api/mcp/test-connection", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data_source: { id, type } }),
  });
  if (!response.ok) throw await requestError(response);
  return testConnectionResponse.parse(await response.json());
}

/** Tables and columns of a source; throws with the server's detail. */
export async function readSchema(id: string): Promise<SchemaResponse> {
  const response = await authorised(`/api/mcp/schema/${encodeURIComponent(id)}`);
  if (!response.ok) throw await requestError(response);
  return schemaResponse.parse(await response.json());
}

/** Removes a source with everything read from it; throws with the server's detail. */
export async function removeSource(id: string): Promise<void> {
  const response = await authorised(`/api/sources/${encodeURIComponent(id)}`, { method: "DELETE" });
  if (!response.ok) throw await requestError(response);
}

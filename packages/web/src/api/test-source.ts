import { type DataSource, type TestConnectionResponse, testConnectionResponse } from "@parlance/contract";
import { call } from "./call.ts";

/** Whether a source answers now; throws with the server's detail. */
export const testSource = ({ id, type }: DataSource): Promise<TestConnectionResponse> =>
  call(testConnectionResponse, "/api/mcp/test-connection", {
    method: "POST",
    body: { data_source: { id, type } },
  });

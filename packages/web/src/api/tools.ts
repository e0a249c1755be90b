import {
  type RunToolResponse,
  runToolResponse,
  type StatsResponse,
  statsResponse,
  type ToolKind,
  type ToolsResponse,
  toolsResponse,
} from "@parlance/contract";
import { call } from "./call.ts";

/** The tools with their use. */
export const listTools = (): Promise<ToolsResponse> => call(toolsResponse, "/api/tools");

/** Runs a tool on a source (null: the first): what to ask, or what to show. */
export const runTool = (id: ToolKind, source: string | null): Promise<RunToolResponse> =>
  call(runToolResponse, `/api/tools/${id}/run`, { method: "POST", body: { source } });

/** The sidebar's figures. */
export const readStats = (): Promise<StatsResponse> => call(statsResponse, "/api/stats");

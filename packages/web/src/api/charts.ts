import {
  type ChangeChartRequest,
  chartsResponse,
  type SaveChartRequest,
  type SavedChart,
  savedChartSchema,
} from "@parlance/contract";
import { call, send } from "./call.ts";

const path = (id: string): string => `/api/charts/${encodeURIComponent(id)}`;

/** Own saved charts and the team's. */
export const listCharts = async (): Promise<SavedChart[]> =>
  (await call(chartsResponse, "/api/charts")).charts;

/** Saves the answer of a turn. */
export const saveChart = (request: SaveChartRequest): Promise<SavedChart> =>
  call(savedChartSchema, "/api/charts", { method: "POST", body: request });

/** Changes name, pin, shelf, folder or refreshing. */
export const changeChart = (id: string, change: ChangeChartRequest): Promise<SavedChart> =>
  call(savedChartSchema, path(id), { method: "PATCH", body: change });

/** Runs its query again. */
export const refreshChart = (id: string): Promise<SavedChart> =>
  call(savedChartSchema, `${path(id)}/refresh`, { method: "POST", body: {} });

/** Deletes it. */
export const deleteChart = (id: string) => send(path(id), { method: "DELETE" });

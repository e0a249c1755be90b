import type { Services } from "../services.ts";
import { changeChart, dueCharts } from "../store/chart-store.ts";
import { noteChange } from "../store/workspace-store.ts";
import { refreshed } from "./alerts/refreshed.ts";

const MAXIMUM_AT_ONCE = 20;

/** Runs the queries of saved charts whose time has come, one after the other; returns how many there were. */
export async function refreshDueCharts(services: Services): Promise<number> {
  const { database, now } = services;
  const due = await dueCharts(database, now(), MAXIMUM_AT_ONCE);
  for (const { chart, workspaceKind } of due) {
    const access = { workspaceId: chart.workspaceId, workspaceKind, userId: chart.ownerId };
    await changeChart(database, chart.id, await refreshed(services, access, chart));
    await noteChange(database, chart.workspaceId);
  }
  return due.length;
}

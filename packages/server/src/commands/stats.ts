import { type StatsResponse, sampleStats } from "@parlance/contract";
import type { Services } from "../services.ts";
import { countCharts } from "../store/chart-store.ts";
import { countWork } from "../store/conversation-list-store.ts";
import type { Access } from "./sessions.ts";

const DAY_MILLISECONDS = 24 * 3_600_000;

/**
 * The sidebar's figures: findings stated (an answer without any counts as one), questions of the last 24 hours, saved
 * charts.
 */
export async function readStats({ database, now }: Services, access: Access): Promise<StatsResponse> {
  if (access.workspaceKind === "demo") return sampleStats;
  const since = new Date(now().getTime() - DAY_MILLISECONDS);
  const { findings, recent } = await countWork(database, access.workspaceId, since);
  const savedCharts = await countCharts(database, access.workspaceId);
  return { insights: findings, activeQueries: recent, savedCharts };
}

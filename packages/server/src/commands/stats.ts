import { type StatsResponse, sampleStats } from "@parlance/contract";
import type { Services } from "../services.ts";
import { countCharts, listAlarmed } from "../store/chart-store.ts";
import { countWork } from "../store/conversation-list-store.ts";
import { ownerOf } from "./owner-of.ts";
import type { Access } from "./sessions.ts";

const MOST_ALARMS = 5;
const DAY_MILLISECONDS = 24 * 3_600_000;

/**
 * The sidebar's figures: findings stated (an answer without any counts as one), questions of the last 24 hours, saved
 * charts; and what alerts told.
 */
export async function readStats({ database, now }: Services, access: Access): Promise<StatsResponse> {
  const alarms = await alarmsOf(database, access);
  if (access.workspaceKind === "demo") return { ...sampleStats, alarms };
  const since = new Date(now().getTime() - DAY_MILLISECONDS);
  const { findings, recent } = await countWork(database, access.workspaceId, since);
  const savedCharts = await countCharts(database, ownerOf(access));
  return { insights: findings, activeQueries: recent, savedCharts, alarms };
}

async function alarmsOf(database: Services["database"], access: Access): Promise<StatsResponse["alarms"]> {
  const charts = await listAlarmed(database, ownerOf(access), MOST_ALARMS);
  return charts.flatMap(({ id, title, alarm }) => (alarm === null ? [] : [{ chart: id, title, ...alarm }]));
}

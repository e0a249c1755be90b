import { randomUUID } from "node:crypto";
import { redrawAnswer } from "@parlance/charts";
import {
  type ChangeChartRequest,
  failed,
  initials,
  type Result,
  type SaveChartRequest,
  type SavedChart,
  success,
} from "@parlance/contract";
import type { Services } from "../services.ts";
import {
  type ChartChange,
  changeChart,
  deleteChart,
  findChart,
  insertCharts,
  listCharts,
  type StoredChart,
} from "../store/chart-store.ts";
import { findConversation, listTurns } from "../store/conversation-list-store.ts";
import { noteChange } from "../store/workspace-store.ts";
import { refreshed, withAlert } from "./alerts/refreshed.ts";
import type { WorkspaceAccess } from "./find-sources.ts";
import { ownerOf } from "./owner-of.ts";
import type { Access } from "./sessions.ts";
import { toolOf } from "./tool-of.ts";

const absent = { code: "not-found", what: "chart" } as const;

/** Own saved charts and the team's, pinned first, then latest first. */
export async function describeCharts({ database }: Services, access: Access): Promise<SavedChart[]> {
  return (await listCharts(database, ownerOf(access))).map((chart) => describe(chart, access));
}

/** Keeps the answer of one turn of an own conversation. Fails as not-found where there is none, or no answer. */
export async function saveChart(
  services: Services,
  access: Access,
  { conversation, position, title, library }: SaveChartRequest,
): Promise<Result<SavedChart>> {
  const { database, now } = services;
  const found = await findConversation(database, ownerOf(access), conversation);
  if (found === null) return failed({ code: "not-found", what: "conversation" });
  const [turn] = await listTurns(database, found.id, {
    after: position - 1,
    before: position + 1,
    limit: 1,
  });
  if (turn?.answer?.outcome !== "answered") return failed({ code: "not-found", what: "answer" });
  const chart: StoredChart = {
    ...ownerOf(access),
    id: randomUUID(),
    savedBy: access.name,
    title,
    tool: toolOf(turn.answer),
    question: turn.question,
    sessionId: conversation,
    sourceId: turn.sourceId,
    query: turn.answer.reading.query,
    answer: turn.answer,
    failure: null,
    library,
    folder: null,
    isPinned: false,
    refreshMinutes: null,
    alert: null,
    alarm: null,
    alarmKeys: [],
    refreshedAt: turn.askedAt,
    savedAt: now(),
  };
  await insertCharts(database, [chart]);
  await noteChange(database, access.workspaceId);
  return success(describe(chart, access));
}

/**
 * Changes a chart that the caller sees: one's own, or, as every editor may, one of the team's. Fails as not-found, also where it is
 * to be drawn in another way and was never computed.
 */
export async function editChart(
  services: Services,
  access: Access,
  id: string,
  { alert, chart: drawn, ...change }: ChangeChartRequest,
): Promise<Result<SavedChart>> {
  const chart = await findChart(services.database, ownerOf(access), id);
  if (chart === null) return failed(absent);
  const alerting = alert === undefined ? {} : withAlert(alert, chart);
  if (drawn === undefined) return update(services, access, id, { ...withoutUndefined(change), ...alerting });
  if (chart.answer?.outcome !== "answered") return failed({ code: "not-found", what: "answer" });
  const answer = redrawAnswer(chart.answer, drawn);
  const { query } = answer.reading;
  return update(services, access, id, { ...withoutUndefined(change), ...alerting, answer, query });
}

/** Deletes a chart that the caller sees. Fails as not-found. */
export async function removeChart({ database }: Services, access: Access, id: string): Promise<Result<null>> {
  if ((await findChart(database, ownerOf(access), id)) === null) return failed(absent);
  await deleteChart(database, id);
  await noteChange(database, access.workspaceId);
  return success(null);
}

/** Runs a chart's query again. What fails is kept with it, beside the answer before. Fails as not-found. */
export async function refreshChart(
  services: Services,
  access: Access,
  id: string,
): Promise<Result<SavedChart>> {
  const chart = await findChart(services.database, ownerOf(access), id);
  if (chart === null) return failed(absent);
  return update(services, access, id, await refreshed(services, access, chart));
}

async function update(
  { database }: Services,
  access: Access,
  id: string,
  change: ChartChange,
): Promise<Result<SavedChart>> {
  const owner = ownerOf(access);
  if ((await findChart(database, owner, id)) === null) return failed(absent);
  if (Object.keys(change).length > 0) await changeChart(database, id, change);
  await noteChange(database, access.workspaceId);
  const changed = await findChart(database, owner, id);
  return changed === null ? failed(absent) : success(describe(changed, access));
}

const describe = (chart: StoredChart, { userId }: WorkspaceAccess): SavedChart => ({
  id: chart.id,
  title: chart.title,
  tool: chart.tool,
  savedBy: chart.savedBy,
  savedAt: chart.savedAt.toISOString(),
  isPinned: chart.isPinned,
  library: chart.library,
  avatar: initials(chart.savedBy),
  folder: chart.folder,
  question: chart.question,
  conversation: chart.ownerId === userId ? chart.sessionId : null,
  refreshMinutes: chart.refreshMinutes,
  refreshedAt: chart.refreshedAt?.toISOString() ?? null,
  answer: chart.answer,
  failure: chart.failure,
  alert: chart.alert,
  alarm: chart.alarm,
  mine: chart.ownerId === userId,
});

const withoutUndefined = (change: Omit<ChangeChartRequest, "alert" | "chart">): ChartChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

import {
  defaultPreferences,
  type PreferencesResponse,
  sampleStats,
  type TrustResponse,
} from "@parlance/contract";
import { queryOptions } from "@tanstack/react-query";
import { listCharts } from "../../api/charts.ts";
import { listConversations } from "../../api/conversations.ts";
import { readPreferences } from "../../api/preferences.ts";
import { hasServerSession } from "../../api/session.ts";
import { listSources, readModel } from "../../api/sources.ts";
import { readActivity, readTeam } from "../../api/team.ts";
import { listTools, readStats } from "../../api/tools.ts";
import { readTrust } from "../../api/trust.ts";
import { localActivity, localCharts, localTeam, localTools } from "./samples.ts";

/** All queries of workspace data start with this key: one change in the workspace makes them look again. */
export const workspaceKey = "workspace";

/** `sample` is what the browser's own demo mode shows, where no server answers for the session. */
const workspace = <T>(name: string, read: () => Promise<T>, sample: () => T, ...keys: string[]) =>
  queryOptions({
    queryKey: [workspaceKey, name, ...keys],
    queryFn: () => (hasServerSession() ? read() : Promise.resolve(sample())),
  });

const noTrust: TrustResponse = {
  verified: [],
  answers: 0,
  judgedRight: 0,
  judgedWrong: 0,
  reliability: [],
};
const localPreferences: PreferencesResponse = {
  preferences: defaultPreferences,
  mayChange: false,
  mayEdit: true,
};

/** The connected sources. */
export const sourcesQuery = queryOptions({
  queryKey: [workspaceKey, "sources"],
  queryFn: listSources,
  enabled: hasServerSession,
});
/** Saved charts with their last answers. */
export const chartsQuery = workspace("charts", listCharts, localCharts);
/** Tools with their use. */
export const toolsQuery = workspace("tools", listTools, localTools);
/** Members, invitations and figures. */
export const teamQuery = workspace("team", readTeam, localTeam);
/** What was done in the workspace. */
export const activityQuery = workspace("activity", readActivity, localActivity);
/** The sidebar's figures. */
export const statsQuery = workspace("stats", readStats, () => sampleStats);
/** Verified questions, and how far answers can be trusted here. Every answer looks at it: a change alone reads it anew. */
export const trustQuery = { ...workspace("trust", readTrust, () => noTrust), staleTime: 60_000 };
/** What the workspace reads and computes by. */
export const preferencesQuery = workspace("preferences", readPreferences, () => localPreferences);
/** The caller's conversations; `search` looks at titles and questions. */
export const conversationsQuery = (search: string) =>
  workspace(
    "conversations",
    () => listConversations(search),
    () => [],
    search,
  );
/** What is known about a source; it does not change with what others do. */
export const modelQuery = (source: string) =>
  queryOptions({
    queryKey: ["model", source],
    queryFn: () => readModel(source),
    enabled: hasServerSession,
    staleTime: 60_000,
  });

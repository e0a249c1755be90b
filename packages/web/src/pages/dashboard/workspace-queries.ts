import { queryOptions } from "@tanstack/react-query";
import { listCharts } from "../../api/charts.ts";
import { listConversations } from "../../api/conversations.ts";
import { hasServerSession } from "../../api/session.ts";
import { listSources, readModel } from "../../api/sources.ts";
import { readTeam } from "../../api/team.ts";
import { listTools, readStats } from "../../api/tools.ts";

/** All queries of workspace data start with this key: one change in the workspace makes them look again. */
export const workspaceKey = "workspace";

const workspace = <T>(name: string, read: () => Promise<T>, ...keys: string[]) =>
  queryOptions({
    queryKey: [workspaceKey, name, ...keys],
    queryFn: read,
    enabled: hasServerSession,
  });

/** The connected sources. */
export const sourcesQuery = workspace("sources", listSources);
/** Saved charts with their last answers. */
export const chartsQuery = workspace("charts", listCharts);
/** Tools with their use. */
export const toolsQuery = workspace("tools", listTools);
/** Members, invitations and figures. */
export const teamQuery = workspace("team", readTeam);
/** The sidebar's figures. */
export const statsQuery = workspace("stats", readStats);
/** The caller's conversations; `search` looks at titles and questions. */
export const conversationsQuery = (search: string) =>
  workspace("conversations", () => listConversations(search), search);
/** What is known about a source; it does not change with what others do. */
export const modelQuery = (source: string) =>
  queryOptions({
    queryKey: ["model", source],
    queryFn: () => readModel(source),
    enabled: hasServerSession,
    staleTime: 60_000,
  });

import {
  failed,
  type Result,
  type RunToolResponse,
  sampleDailyRuns,
  success,
  type Tool,
  type ToolKind,
  type ToolsResponse,
  toolDescriptions,
  toolKinds,
} from "@parlance/contract";
import type { Services } from "../../services.ts";
import { countToolRuns, dailyToolRuns, insertToolRun } from "../../store/tool-store.ts";
import { noteChange } from "../../store/workspace-store.ts";
import { openableSource, openableSources } from "../find-sources.ts";
import type { Access } from "../sessions.ts";
import { toolAction, toolNeeds } from "./question-of.ts";
import { sourceWords } from "./source-words.ts";

const DAY_MILLISECONDS = 24 * 3_600_000;
const DAYS = 14;

/** The tools with their use in the workspace; the demo workspace counts on from its samples. */
export async function describeTools({ database, now }: Services, access: Access): Promise<ToolsResponse> {
  const runs = new Map((await countToolRuns(database, access.workspaceId)).map((each) => [each.tool, each]));
  const isDemo = access.workspaceKind === "demo";
  const tools = toolKinds.map((id): Tool => {
    const { sampleUsage, ...tool } = toolDescriptions[id];
    const own = runs.get(id);
    return {
      id,
      ...tool,
      usage: (own?.runs ?? 0) + (isDemo ? sampleUsage : 0),
      lastUsed: own?.last?.toISOString() ?? null,
    };
  });
  const daily = await dailyRuns(database, access.workspaceId, now());
  const samples = isDemo ? sampleDailyRuns : [];
  return { tools, daily: daily.map(({ day, runs }, index) => ({ day, runs: runs + (samples[index] ?? 0) })) };
}

/** Counts a run and says what the tool does with the source. Fails as no-source, not-found or too-little-data. */
export async function runTool(
  services: Services,
  access: Access,
  tool: ToolKind,
  sourceId: string | null,
): Promise<Result<RunToolResponse>> {
  const source = await chosenSource(services, access, sourceId);
  if (!source.ok) return source;
  const words = sourceWords(source.value.model);
  const action = words === null ? null : toolAction(tool, words);
  if (action === null)
    return failed({
      code: "too-little-data",
      method: toolDescriptions[tool].name,
      reason: `it needs ${toolNeeds[tool]}`,
    });
  const { workspaceId, userId } = access;
  await insertToolRun(services.database, { workspaceId, userId, tool, ranAt: services.now() });
  await noteChange(services.database, workspaceId);
  return success({ ...action, source: source.value.model.source });
}

async function chosenSource(services: Services, access: Access, id: string | null) {
  if (id !== null) return openableSource(services, access, id);
  const [first] = await openableSources(services, access);
  return first === undefined ? failed({ code: "no-source" } as const) : success(first);
}

async function dailyRuns(
  database: Services["database"],
  workspaceId: string,
  now: Date,
): Promise<ToolsResponse["daily"]> {
  const days = Array.from({ length: DAYS }, (_, index) =>
    new Date(now.getTime() - (DAYS - 1 - index) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  );
  const since = new Date(`${days[0]}T00:00:00Z`);
  const runs = new Map(
    (await dailyToolRuns(database, workspaceId, since)).map(({ day, runs }) => [day, runs]),
  );
  return days.map((day) => ({ day, runs: runs.get(day) ?? 0 }));
}

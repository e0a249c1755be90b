import type { ToolKind } from "@parlance/contract";
import { and, count, eq, gte, max, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { toolRuns } from "./schema.ts";

/** Counts a run of a tool. */
export async function insertToolRun(
  database: Database,
  run: { workspaceId: string; userId: string; tool: ToolKind; ranAt: Date },
): Promise<void> {
  await database.insert(toolRuns).values(run);
}

/** How often each tool ran in a workspace, and when last. */
export function countToolRuns(
  database: Database,
  workspaceId: string,
): Promise<{ tool: ToolKind; runs: number; last: Date | null }[]> {
  return database
    .select({ tool: toolRuns.tool, runs: count(), last: max(toolRuns.ranAt) })
    .from(toolRuns)
    .where(eq(toolRuns.workspaceId, workspaceId))
    .groupBy(toolRuns.tool);
}

/** Runs by day (ISO date, UTC) since an instant; days without any are not in it. */
export function dailyToolRuns(
  database: Database,
  workspaceId: string,
  since: Date,
): Promise<{ day: string; runs: number }[]> {
  const day = sql<string>`to_char(${toolRuns.ranAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  return database
    .select({ day, runs: count() })
    .from(toolRuns)
    .where(and(eq(toolRuns.workspaceId, workspaceId), gte(toolRuns.ranAt, since)))
    .groupBy(day);
}

import { and, count, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Owner } from "./conversation-store.ts";
import type { Database } from "./database.ts";
import { savedCharts, type WorkspaceKind, workspaces } from "./schema.ts";

/** A saved chart as kept. */
export type StoredChart = typeof savedCharts.$inferSelect;

/** What can be changed of one. */
export type ChartChange = Partial<
  Pick<
    StoredChart,
    | "title"
    | "isPinned"
    | "library"
    | "folder"
    | "refreshMinutes"
    | "query"
    | "answer"
    | "failure"
    | "sourceId"
    | "refreshedAt"
    | "alert"
    | "alarm"
    | "alarmKeys"
  >
>;

/** Keeps charts. */
export async function insertCharts(database: Database, charts: StoredChart[]): Promise<void> {
  await database.insert(savedCharts).values(charts);
}

/** A member's own charts and the team's, pinned first, then latest first. */
export function listCharts(database: Database, owner: Owner): Promise<StoredChart[]> {
  return database
    .select()
    .from(savedCharts)
    .where(isSeen(owner))
    .orderBy(desc(savedCharts.isPinned), desc(savedCharts.savedAt), desc(savedCharts.id));
}

/** A chart that a member sees: own or the team's; null otherwise. */
export async function findChart(database: Database, owner: Owner, id: string): Promise<StoredChart | null> {
  const rows = await database
    .select()
    .from(savedCharts)
    .where(and(isSeen(owner), eq(savedCharts.id, id)));
  return rows[0] ?? null;
}

/** Changes a chart. */
export async function changeChart(database: Database, id: string, change: ChartChange): Promise<void> {
  await database.update(savedCharts).set(change).where(eq(savedCharts.id, id));
}

/** Deletes a chart. */
export async function deleteChart(database: Database, id: string): Promise<void> {
  await database.delete(savedCharts).where(eq(savedCharts.id, id));
}

/** Charts of all workspaces whose time to refresh has come. */
export function dueCharts(
  database: Database,
  now: Date,
  limit: number,
): Promise<{ chart: StoredChart; workspaceKind: WorkspaceKind }[]> {
  const due = sql`coalesce(${savedCharts.refreshedAt}, ${savedCharts.savedAt}) + make_interval(mins => ${savedCharts.refreshMinutes}) <= ${now.toISOString()}::timestamptz`;
  return database
    .select({ chart: savedCharts, workspaceKind: workspaces.kind })
    .from(savedCharts)
    .innerJoin(workspaces, eq(workspaces.id, savedCharts.workspaceId))
    .where(and(isNotNull(savedCharts.refreshMinutes), due))
    .limit(limit);
}

/** The charts that a member sees whose alerts told something, the latest first. */
export function listAlarmed(
  database: Database,
  owner: Owner,
  limit: number,
): Promise<Pick<StoredChart, "id" | "title" | "alarm">[]> {
  return database
    .select({ id: savedCharts.id, title: savedCharts.title, alarm: savedCharts.alarm })
    .from(savedCharts)
    .where(and(isSeen(owner), isNotNull(savedCharts.alarm)))
    .orderBy(desc(sql`${savedCharts.alarm} ->> 'at'`))
    .limit(limit);
}

/** How many charts a person sees: their own, and the team’s. */
export async function countCharts(database: Database, owner: Owner): Promise<number> {
  const rows = await database.select({ charts: count() }).from(savedCharts).where(isSeen(owner));
  return rows[0]?.charts ?? 0;
}

const isSeen = ({ workspaceId, ownerId }: Owner) =>
  and(
    eq(savedCharts.workspaceId, workspaceId),
    or(eq(savedCharts.ownerId, ownerId), eq(savedCharts.library, "team")),
  );

/** All charts of a workspace over a source, whoever saved them. */
export const listChartsOf = (
  database: Database,
  workspaceId: string,
  sourceId: string,
): Promise<StoredChart[]> =>
  database
    .select()
    .from(savedCharts)
    .where(and(eq(savedCharts.workspaceId, workspaceId), eq(savedCharts.sourceId, sourceId)));

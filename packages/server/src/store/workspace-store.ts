import { defaultPreferences, demoPreferences, type Preferences } from "@parlance/contract";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Role } from "../policies/roles.ts";
import type { Database } from "./database.ts";
import { memberships, sources, workspaces } from "./schema.ts";

/** A workspace to make. */
export type NewWorkspace = typeof workspaces.$inferInsert;

/** Makes a workspace with its first member. */
export async function insertWorkspace(
  database: Database,
  workspace: NewWorkspace,
  member: { userId: string; role: Role },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.insert(workspaces).values(workspace);
    await transaction.insert(memberships).values({ workspaceId: workspace.id, ...member });
  });
}

/** Makes a workspace that nobody is in yet. */
export async function insertEmptyWorkspace(database: Database, workspace: NewWorkspace): Promise<void> {
  await database.insert(workspaces).values(workspace);
}

/** Deletes workspaces past their time with all that is in them; returns the ids of the sources that went. */
export async function deleteExpiredWorkspaces(database: Database, now: Date): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const expired = and(eq(workspaces.kind, "demo"), lt(workspaces.expiresAt, now));
    const gone = await transaction
      .select({ id: sources.id })
      .from(sources)
      .innerJoin(workspaces, eq(workspaces.id, sources.workspaceId))
      .where(expired);
    await transaction.delete(workspaces).where(expired);
    return gone.map(({ id }) => id);
  });
}

/** Counts a change, so that open screens look again. */
export async function noteChange(database: Database, workspaceId: string): Promise<void> {
  await database
    .update(workspaces)
    .set({ revision: sql`${workspaces.revision} + 1` })
    .where(eq(workspaces.id, workspaceId));
}

/** How many changes were counted; 0 for a workspace that is gone. */
export async function readRevision(database: Database, workspaceId: string): Promise<number> {
  const rows = await database
    .select({ revision: workspaces.revision })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return rows[0]?.revision ?? 0;
}

/** A workspace's name and preferences, those of its kind where it has none; null for one that is gone. */
export async function findWorkspace(
  database: Database,
  id: string,
): Promise<{ name: string; preferences: Preferences } | null> {
  const rows = await database
    .select({ name: workspaces.name, kind: workspaces.kind, preferences: workspaces.preferences })
    .from(workspaces)
    .where(eq(workspaces.id, id));
  const [found] = rows;
  if (found === undefined) return null;
  const { name, kind, preferences } = found;
  const standard = kind === "real" ? defaultPreferences : demoPreferences;
  return { name, preferences: { ...standard, ...preferences } };
}

/** Keeps a workspace's preferences. */
export async function writePreferences(
  database: Database,
  id: string,
  preferences: Preferences,
): Promise<void> {
  await database.update(workspaces).set({ preferences }).where(eq(workspaces.id, id));
}

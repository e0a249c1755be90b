import type { SemanticModel } from "@parlance/contract";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { sourceModels, sources, type WorkspaceKind, workspaces } from "./schema.ts";

/** A source as kept. */
export type StoredSource = typeof sources.$inferSelect;

/** A source whose tables were read when it was connected, and not since, and of which nobody said anything yet. */
export const neverSynced = { syncedAt: null, syncMinutes: null, sync: null, failure: null, tags: [] };

/** Adds a source. */
export async function insertSource(database: Database, source: StoredSource): Promise<void> {
  await database.insert(sources).values(source);
}

/** The sources of a workspace, latest first. */
export function listSources(database: Database, workspaceId: string): Promise<StoredSource[]> {
  return database
    .select()
    .from(sources)
    .where(eq(sources.workspaceId, workspaceId))
    .orderBy(desc(sources.connectedAt), desc(sources.id));
}

/** A source of this workspace; null when it has none of that id. */
export async function findSource(
  database: Database,
  workspaceId: string,
  id: string,
): Promise<StoredSource | null> {
  if (!isSourceId(id)) return null;
  const rows = await database.select().from(sources).where(inWorkspace(workspaceId, id));
  return rows[0] ?? null;
}

/** Deletes a source of this workspace; false when it has none of that id. */
export async function deleteSource(database: Database, workspaceId: string, id: string): Promise<boolean> {
  if (!isSourceId(id)) return false;
  const rows = await database
    .delete(sources)
    .where(inWorkspace(workspaceId, id))
    .returning({ id: sources.id });
  return rows.length === 1;
}

/** What a reading of a source's tables changes beside its model, or a person of it. */
export type SyncChange = Partial<
  Omit<StoredSource, "id" | "workspaceId" | "type" | "model" | "connectedAt" | "connectedBy">
>;

/** Changes a source of this workspace; false when it has none of that id. */
export async function changeSource(
  database: Database,
  workspaceId: string,
  id: string,
  change: SyncChange,
): Promise<boolean> {
  if (!isSourceId(id)) return false;
  const rows = await database
    .update(sources)
    .set(change)
    .where(inWorkspace(workspaceId, id))
    .returning({ id: sources.id });
  return rows.length === 1;
}

/** Sources whose tables are to be read again by now, those that wait longest first. */
export const dueSources = (
  database: Database,
  now: Date,
  limit: number,
): Promise<{ source: StoredSource; workspaceKind: WorkspaceKind }[]> =>
  database
    .select({ source: sources, workspaceKind: workspaces.kind })
    .from(sources)
    .innerJoin(workspaces, eq(workspaces.id, sources.workspaceId))
    .where(
      and(
        isNotNull(sources.syncMinutes),
        sql`coalesce(${sources.syncedAt}, ${sources.connectedAt}) + ${sources.syncMinutes} * interval '1 minute' <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(sql`coalesce(${sources.syncedAt}, ${sources.connectedAt})`)
    .limit(limit);

/**
 * Puts a model in the place of the source's, which is kept, with what else changes; false when the source has another version
 * by now.
 */
export function replaceModel(
  database: Database,
  source: StoredSource,
  model: SemanticModel,
  replacedAt: Date,
  change: SyncChange = {},
): Promise<boolean> {
  const { id, workspaceId, model: before } = source;
  return database.transaction(async (transaction) => {
    const changed = await transaction
      .update(sources)
      .set({ ...change, model })
      .where(and(inWorkspace(workspaceId, id), sql`${sources.model} ->> 'version' = ${before.version}`))
      .returning({ id: sources.id });
    if (changed.length === 0) return false;
    if (model.version === before.version) return true;
    await transaction
      .insert(sourceModels)
      .values({ sourceId: id, version: before.version, model: before, replacedAt })
      .onConflictDoUpdate({ target: [sourceModels.sourceId, sourceModels.version], set: { replacedAt } });
    return true;
  });
}

/** The replaced models of a source, latest first. */
export const listReplacedModels = (database: Database, sourceId: string) =>
  database
    .select({ version: sourceModels.version, model: sourceModels.model, replacedAt: sourceModels.replacedAt })
    .from(sourceModels)
    .where(eq(sourceModels.sourceId, sourceId))
    .orderBy(desc(sourceModels.replacedAt));

const inWorkspace = (workspaceId: string, id: string) =>
  and(eq(sources.workspaceId, workspaceId), eq(sources.id, id));

/** Ids are made here; whatever else comes in from outside is the id of nothing and does not reach the database. */
const isSourceId = (id: string): boolean => /^ds_\d{1,20}$/.test(id);

import { and, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Owner } from "./conversation-store.ts";
import type { Database } from "./database.ts";
import { shares, users } from "./schema.ts";

/** A snapshot as kept. */
export type StoredShare = typeof shares.$inferSelect;

/** Keeps a snapshot. */
export async function insertShare(database: Database, share: StoredShare): Promise<void> {
  await database.insert(shares).values(share);
}

/** The live snapshots of an owner, latest first, without their messages. */
export function listShares(
  database: Database,
  owner: Owner,
  now: Date,
): Promise<Pick<StoredShare, "id" | "title" | "sharedAt" | "expiresAt">[]> {
  return database
    .select({ id: shares.id, title: shares.title, sharedAt: shares.sharedAt, expiresAt: shares.expiresAt })
    .from(shares)
    .where(and(isOwned(owner), isLive(now)))
    .orderBy(desc(shares.sharedAt));
}

/** A live snapshot with its owner's name; null for an id that is unknown, ended or past its time. */
export async function findShare(
  database: Database,
  id: string,
  now: Date,
): Promise<{ share: StoredShare; name: string } | null> {
  const rows = await database
    .select({ share: shares, name: users.name })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.ownerId))
    .where(and(eq(shares.id, id), isLive(now)));
  return rows[0] ?? null;
}

/** Ends a snapshot; false when this owner has none of that id. */
export async function deleteShare(database: Database, owner: Owner, id: string): Promise<boolean> {
  const rows = await database
    .delete(shares)
    .where(and(isOwned(owner), eq(shares.id, id)))
    .returning({ id: shares.id });
  return rows.length === 1;
}

/** Removes snapshots that are past their time. */
export async function deleteExpiredShares(database: Database, now: Date): Promise<void> {
  await database.delete(shares).where(lt(shares.expiresAt, now));
}

const isOwned = ({ workspaceId, ownerId }: Owner) =>
  and(eq(shares.workspaceId, workspaceId), eq(shares.ownerId, ownerId));
const isLive = (now: Date) => or(isNull(shares.expiresAt), gt(shares.expiresAt, now));

import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "./database.ts";
import { invitations, memberships, users, workspaces } from "./schema.ts";

/** An invitation as kept: its token by hash alone. */
export type StoredInvitation = typeof invitations.$inferSelect;

/** Adds an invitation; an earlier one of the same address to the same workspace that was not accepted ends. */
export async function insertInvitation(database: Database, invitation: StoredInvitation): Promise<void> {
  const { email, workspaceId } = invitation;
  await database.transaction(async (transaction) => {
    await transaction
      .delete(invitations)
      .where(
        and(
          eq(invitations.email, email),
          workspaceId === null ? isNull(invitations.workspaceId) : eq(invitations.workspaceId, workspaceId),
          isNull(invitations.acceptedAt),
        ),
      );
    await transaction.insert(invitations).values(invitation);
  });
}

/** A live invitation and who sent it; null when it is used, withdrawn, out of time or unknown. */
export async function findInvitation(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<{ invitation: StoredInvitation; inviter: string } | null> {
  const rows = await database
    .select({ invitation: invitations, inviter: users.name })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, tokenHash), isLive(now)));
  return rows[0] ?? null;
}

/** Who accepts: a known user by id, or the row of a new one. */
export type Accepting = { userId: string; newUser: typeof users.$inferInsert | null };

/**
 * Uses an invitation up and makes the user a member, all or nothing. Gives the workspace; null when another call was
 * first. A new workspace gets `newWorkspaceId`.
 */
export function acceptInvitation(
  database: Database,
  tokenHash: string,
  { userId, newUser }: Accepting,
  { now, newWorkspaceId }: { now: Date; newWorkspaceId: string },
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const [used] = await transaction
      .update(invitations)
      .set({ acceptedAt: now })
      .where(and(eq(invitations.tokenHash, tokenHash), isLive(now)))
      .returning();
    if (used === undefined) return null;
    const workspaceId = used.workspaceId ?? newWorkspaceId;
    if (used.workspaceId === null)
      await transaction
        .insert(workspaces)
        .values({ id: newWorkspaceId, name: used.workspaceName, kind: "real" });
    if (newUser !== null) await transaction.insert(users).values(newUser);
    await transaction
      .insert(memberships)
      .values({ workspaceId, userId, role: used.role })
      .onConflictDoUpdate({
        target: [memberships.workspaceId, memberships.userId],
        set: { role: used.role },
      });
    await transaction.update(users).set({ lastWorkspaceId: workspaceId }).where(eq(users.id, userId));
    return workspaceId;
  });
}

/** The live invitations of a workspace, not accepted yet. */
export function listInvitations(
  database: Database,
  workspaceId: string,
  now: Date,
): Promise<StoredInvitation[]> {
  return database
    .select()
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), isLive(now)));
}

/** Withdraws an invitation that was not accepted yet; false when the workspace has none of that id. */
export async function deleteInvitation(
  database: Database,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const rows = await database
    .delete(invitations)
    .where(
      and(eq(invitations.id, id), eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)),
    )
    .returning({ id: invitations.id });
  return rows.length === 1;
}

const isLive = (now: Date) => and(isNull(invitations.acceptedAt), gt(invitations.expiresAt, now));

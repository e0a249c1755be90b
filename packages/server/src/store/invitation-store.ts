import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { invitations, users, workspaces } from "./schema.ts";

/** An invitation as kept. */
export type StoredInvitation = typeof invitations.$inferSelect;

/** Keeps an invitation; an earlier one to the same address ends. */
export async function putInvitation(database: Database, invitation: StoredInvitation): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(invitations).where(isTo(invitation.workspaceId, invitation.email));
    await transaction.insert(invitations).values(invitation);
  });
}

/** The open invitations of a workspace, latest first. */
export function listInvitations(
  database: Database,
  workspaceId: string,
  now: Date,
): Promise<StoredInvitation[]> {
  return database
    .select()
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** A live invitation with the names of its workspace and sender; null for a token that is unknown, used or out of time. */
export async function findInvitation(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<{ invitation: StoredInvitation; workspace: string; inviter: string } | null> {
  const rows = await database
    .select({ invitation: invitations, workspace: workspaces.name, inviter: users.name })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
  return rows[0] ?? null;
}

/** Ends an invitation of a workspace; false when there is none. Of several calls at once exactly one gets true. */
export async function deleteInvitation(
  database: Database,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const rows = await database
    .delete(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return rows.length === 1;
}

/** Removes invitations that are out of time. */
export async function deleteExpiredInvitations(database: Database, now: Date): Promise<void> {
  await database.delete(invitations).where(lt(invitations.expiresAt, now));
}

const isTo = (workspaceId: string, email: string) =>
  and(eq(invitations.workspaceId, workspaceId), eq(invitations.email, email));

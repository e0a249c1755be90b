import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Role } from "../policies/roles.ts";
import type { Database } from "./database.ts";
import { conversations, memberships, savedCharts, sessions, turns, users } from "./schema.ts";

/** A member with what they did in the workspace. */
export type ListedMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: Date;
  seenAt: Date | null;
  charts: number;
  sharedCharts: number;
  questions: number;
};

/** The members of a workspace, those who joined first first. */
export async function listMembers(database: Database, workspaceId: string): Promise<ListedMember[]> {
  const charts = countBy(
    await database
      .select({ id: savedCharts.ownerId, count: count() })
      .from(savedCharts)
      .where(eq(savedCharts.workspaceId, workspaceId))
      .groupBy(savedCharts.ownerId),
  );
  const shared = countBy(
    await database
      .select({ id: savedCharts.ownerId, count: count() })
      .from(savedCharts)
      .where(and(eq(savedCharts.workspaceId, workspaceId), eq(savedCharts.library, "team")))
      .groupBy(savedCharts.ownerId),
  );
  const questions = countBy(
    await database
      .select({ id: conversations.ownerId, count: count() })
      .from(turns)
      .innerJoin(conversations, eq(conversations.id, turns.conversationId))
      .where(eq(conversations.workspaceId, workspaceId))
      .groupBy(conversations.ownerId),
  );
  const rows = await database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.joinedAt,
      seenAt: memberships.seenAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(memberships.joinedAt), asc(users.id));
  return rows.map((row) => ({
    ...row,
    charts: charts.get(row.id) ?? 0,
    sharedCharts: shared.get(row.id) ?? 0,
    questions: questions.get(row.id) ?? 0,
  }));
}

/**
 * Gives a member another role. False when there is none of that id, or when it would leave the workspace without an
 * administrator; both are decided in one statement, so that two administrators cannot demote each other at once.
 */
export async function changeRole(
  database: Database,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: Role },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockMembers(transaction, workspaceId);
    if (role !== "admin" && (await isLastAdmin(transaction, workspaceId, userId))) return false;
    const rows = await transaction
      .update(memberships)
      .set({ role })
      .where(isMember(workspaceId, userId))
      .returning({ userId: memberships.userId });
    return rows.length === 1;
  });
}

/** Takes a member out, with their sessions there. False when there is none, or it is the last administrator. */
export async function removeMember(
  database: Database,
  workspaceId: string,
  userId: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockMembers(transaction, workspaceId);
    if (await isLastAdmin(transaction, workspaceId, userId)) return false;
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.workspaceId, workspaceId), eq(sessions.userId, userId)));
    const rows = await transaction
      .delete(memberships)
      .where(isMember(workspaceId, userId))
      .returning({ userId: memberships.userId });
    return rows.length === 1;
  });
}

/** Notes when a member was there last. */
export async function noteSeen(
  database: Database,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  now: Date,
): Promise<void> {
  await database.update(memberships).set({ seenAt: now }).where(isMember(workspaceId, userId));
}

/** Whether an address belongs to a member. */
export async function isMemberByEmail(
  database: Database,
  workspaceId: string,
  email: string,
): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(users.email, email)));
  return rows.length > 0;
}

const isMember = (workspaceId: string, userId: string) =>
  and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId));

async function lockMembers(database: Database, workspaceId: string): Promise<void> {
  await database.execute(
    sql`SELECT user_id FROM memberships WHERE workspace_id = ${workspaceId} ORDER BY user_id FOR UPDATE`,
  );
}

async function isLastAdmin(database: Database, workspaceId: string, userId: string): Promise<boolean> {
  const admins = await database
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.role, "admin")));
  return admins.length === 1 && admins[0]?.userId === userId;
}

const countBy = (rows: { id: string; count: number }[]): Map<string, number> =>
  new Map(rows.map((row) => [row.id, row.count]));

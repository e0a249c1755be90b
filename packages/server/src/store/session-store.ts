import { and, asc, eq, gt, isNull, lt, ne } from "drizzle-orm";
import type { Role } from "../policies/roles.ts";
import type { Database } from "./database.ts";
import { memberships, sessions, users, type WorkspaceKind, workspaces } from "./schema.ts";

/** A session as it is kept. */
export type StoredSession = typeof sessions.$inferSelect;

/** Who a session speaks for. */
export type SessionOwner = {
  family: string;
  userId: string;
  email: string;
  name: string;
  isOperator: boolean;
  role: Role;
  workspaceId: string;
  workspaceName: string;
  workspaceKind: WorkspaceKind;
  /** The last call in that workspace, to the minute. */
  seenAt: Date | null;
};

/** Adds a session. */
export async function insertSession(
  database: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await database.insert(sessions).values(session);
}

/** The owner of a live access token whose workspace still is; null otherwise. */
export async function findOwner(
  database: Database,
  accessHash: string,
  now: Date,
): Promise<SessionOwner | null> {
  const rows = await owners(database).where(
    and(eq(sessions.accessHash, accessHash), gt(sessions.accessExpiresAt, now)),
  );
  return rows[0] ?? null;
}

/** The owner of a session, whether its tokens live or not; null when its user or membership is gone. */
export async function ownerOf(database: Database, sessionId: string): Promise<SessionOwner | null> {
  const rows = await owners(database).where(eq(sessions.id, sessionId));
  return rows[0] ?? null;
}

/** The session that a refresh token belongs to, used up or not; null when there is none. */
export async function findByRefresh(database: Database, refreshHash: string): Promise<StoredSession | null> {
  const rows = await database.select().from(sessions).where(eq(sessions.refreshHash, refreshHash));
  return rows[0] ?? null;
}

/** Uses a refresh token up. Of several calls at once exactly one gets true. */
export async function useRefresh(database: Database, id: string, now: Date): Promise<boolean> {
  const rows = await database
    .update(sessions)
    .set({ refreshedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.refreshedAt)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Ends a sign-in with all its renewals. */
export async function deleteFamily(database: Database, family: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.family, family));
}

/** A sign-in that lives: since when, and when its tokens were last renewed. */
export type SignIn = { family: string; since: Date; lastRenewed: Date };

/** The sign-ins of a user that can still be renewed, the latest first. */
export async function listSignIns(database: Database, userId: string, now: Date): Promise<SignIn[]> {
  const rows = await database
    .select({ family: sessions.family, createdAt: sessions.createdAt, refreshedAt: sessions.refreshedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.refreshExpiresAt, now)))
    .orderBy(asc(sessions.createdAt));
  const families = Map.groupBy(rows, ({ family }) => family);
  return [...families].reverse().flatMap(([family, own]): SignIn[] => {
    const [first, last] = [own[0], own.at(-1)];
    const lives = own.some(({ refreshedAt }) => refreshedAt === null);
    return first === undefined || last === undefined || !lives
      ? []
      : [{ family, since: first.createdAt, lastRenewed: last.createdAt }];
  });
}

/** Ends one sign-in of a user; false when it is none of theirs. */
export async function deleteSignIn(database: Database, userId: string, family: string): Promise<boolean> {
  const rows = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.family, family)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends all sign-ins of a user but the one named. */
export async function deleteSignIns(
  database: Database,
  userId: string,
  except: string | null,
): Promise<void> {
  const own = eq(sessions.userId, userId);
  await database.delete(sessions).where(except === null ? own : and(own, ne(sessions.family, except)));
}

/** Removes sessions that nothing can renew any more. */
export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.refreshExpiresAt, now));
}

function owners(database: Database) {
  return database
    .select({
      family: sessions.family,
      userId: users.id,
      email: users.email,
      name: users.name,
      isOperator: users.isOperator,
      role: memberships.role,
      workspaceId: workspaces.id,
      workspaceName: workspaces.name,
      workspaceKind: workspaces.kind,
      seenAt: memberships.seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(workspaces, eq(workspaces.id, sessions.workspaceId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, sessions.userId), eq(memberships.workspaceId, sessions.workspaceId)),
    );
}

import { asc, eq, isNotNull } from "drizzle-orm";
import type { Role } from "../policies/roles.ts";
import type { Database } from "./database.ts";
import { memberships, users, workspaces } from "./schema.ts";

/** A person as kept. */
export type StoredUser = typeof users.$inferSelect;

/** The user with that address (lower case); null when there is none. */
export async function findUserByEmail(database: Database, email: string): Promise<StoredUser | null> {
  const rows = await database.select().from(users).where(eq(users.email, email));
  return rows[0] ?? null;
}

/** The workspaces that a user is a member of, the oldest first. */
export function workspacesOf(database: Database, userId: string): Promise<{ id: string; name: string }[]> {
  return database
    .select({ id: workspaces.id, name: workspaces.name })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(workspaces.createdAt));
}

/** Where a sign-in leads: the workspace used last, else the oldest; null for one who is in none. */
export async function homeWorkspaceOf(database: Database, user: StoredUser): Promise<string | null> {
  const own = await workspacesOf(database, user.id);
  return (own.find(({ id }) => id === user.lastWorkspaceId) ?? own[0])?.id ?? null;
}

/** Remembers where the next sign-in leads. */
export async function setLastWorkspace(database: Database, id: string, workspaceId: string): Promise<void> {
  await database.update(users).set({ lastWorkspaceId: workspaceId }).where(eq(users.id, id));
}

/** The addresses of those who run the installation. */
export async function operatorEmails(database: Database): Promise<string[]> {
  const rows = await database.select({ email: users.email }).from(users).where(eq(users.isOperator, true));
  return rows.map(({ email }) => email);
}

/** The user of that id; null when there is none. */
export async function findUser(database: Database, id: string): Promise<StoredUser | null> {
  const rows = await database.select().from(users).where(eq(users.id, id));
  return rows[0] ?? null;
}

/** Adds a user. */
export async function insertUser(database: Database, user: typeof users.$inferInsert): Promise<void> {
  await database.insert(users).values(user);
}

/** Makes a user a member, or gives a member another role. */
export async function putMember(
  database: Database,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: Role },
): Promise<void> {
  await database
    .insert(memberships)
    .values({ workspaceId, userId, role })
    .onConflictDoUpdate({ target: [memberships.workspaceId, memberships.userId], set: { role } });
}

/** Whether anyone can sign in by password. */
export async function hasAccounts(database: Database): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.passwordHash))
    .limit(1);
  return rows.length > 0;
}

/** Sets a user's password, by its hash. */
export async function setPasswordHash(database: Database, id: string, passwordHash: string): Promise<void> {
  await database.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Notes that a mail to a user's address was read. */
export async function setEmailVerified(database: Database, id: string, at: Date): Promise<void> {
  await database.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, id));
}

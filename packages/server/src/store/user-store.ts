import { asc, eq } from "drizzle-orm";
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

/** The workspace that a user belongs to longest; null for one who is in none. */
export async function firstWorkspaceOf(database: Database, userId: string): Promise<string | null> {
  const rows = await database
    .select({ id: workspaces.id })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(workspaces.createdAt))
    .limit(1);
  return rows[0]?.id ?? null;
}

/** Adds a person; their address is lower case. */
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

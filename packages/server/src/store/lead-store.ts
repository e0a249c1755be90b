import { and, desc, eq, exists, gt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { invitations, leads, users } from "./schema.ts";

/** A lead as kept. */
export type StoredLead = typeof leads.$inferSelect;

/** What a person asked for, and when. */
export type NewLead = Omit<StoredLead, "requests" | "firstAt" | "lastAt" | "workspaceId"> & { at: Date };

/** Keeps a lead; an address that is known takes the new words and counts one request more. Gives the count. */
export async function upsertLead(database: Database, { at, ...lead }: NewLead): Promise<number> {
  const { email: _, ...words } = lead;
  const rows = await database
    .insert(leads)
    .values({ ...lead, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: leads.email,
      set: { ...words, lastAt: at, requests: sql`${leads.requests} + 1` },
    })
    .returning({ requests: leads.requests });
  return rows[0]?.requests ?? 1;
}

/** The lead of an address (lower case); null when it never asked. */
export async function findLead(database: Database, email: string): Promise<StoredLead | null> {
  const rows = await database.select().from(leads).where(eq(leads.email, email));
  return rows[0] ?? null;
}

/** Remembers which workspace was made for a lead. */
export async function setLeadWorkspace(
  database: Database,
  email: string,
  workspaceId: string,
): Promise<void> {
  await database.update(leads).set({ workspaceId }).where(eq(leads.email, email));
}

/** A lead, whether an invitation is on its way, and whether the address has an account. */
export type FollowedLead = { lead: StoredLead; invited: boolean; joined: boolean };

const MAXIMUM = 1000;

/** The leads that asked last, the latest first. */
export async function listLeads(database: Database, now: Date): Promise<FollowedLead[]> {
  const sent = database
    .select({ one: sql`1` })
    .from(invitations)
    .where(and(eq(invitations.email, leads.email), gt(invitations.expiresAt, now)));
  const account = database.select({ one: sql`1` }).from(users).where(eq(users.email, leads.email));
  const rows = await database
    .select({
      lead: leads,
      invited: sql<boolean>`${exists(sent)}`,
      joined: sql<boolean>`${exists(account)}`,
    })
    .from(leads)
    .orderBy(desc(leads.lastAt))
    .limit(MAXIMUM);
  return rows;
}

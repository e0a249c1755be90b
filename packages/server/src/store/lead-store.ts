import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leads } from "./schema.ts";

/** A lead as kept. */
export type StoredLead = typeof leads.$inferSelect;

/** What a person asked for, and when. */
export type NewLead = Omit<StoredLead, "requests" | "firstAt" | "lastAt"> & { at: Date };

/** Keeps a lead; an address that is known takes the new words and counts one request more. */
export async function upsertLead(database: Database, { at, ...lead }: NewLead): Promise<void> {
  const { email: _, ...words } = lead;
  await database
    .insert(leads)
    .values({ ...lead, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: leads.email,
      set: { ...words, lastAt: at, requests: sql`${leads.requests} + 1` },
    });
}

/** The lead of an address (lower case); null when it never asked. */
export async function findLead(database: Database, email: string): Promise<StoredLead | null> {
  const rows = await database.select().from(leads).where(eq(leads.email, email));
  return rows[0] ?? null;
}

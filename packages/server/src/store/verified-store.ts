import type { VerifiedOutcome } from "@parlance/contract";
import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { conversations, turns, verifiedQuestions } from "./schema.ts";

/** A verified question as kept. */
export type StoredVerified = typeof verifiedQuestions.$inferSelect;

/** Keeps a verified question; an earlier one of the same words and source gives way. */
export async function putVerified(database: Database, verified: StoredVerified): Promise<void> {
  const { id: _, ...rest } = verified;
  await database
    .insert(verifiedQuestions)
    .values(verified)
    .onConflictDoUpdate({
      target: [verifiedQuestions.workspaceId, verifiedQuestions.sourceId, verifiedQuestions.normalised],
      set: rest,
    });
}

/** The verified questions of a workspace, latest first. */
export function listVerified(database: Database, workspaceId: string): Promise<StoredVerified[]> {
  return database
    .select()
    .from(verifiedQuestions)
    .where(eq(verifiedQuestions.workspaceId, workspaceId))
    .orderBy(desc(verifiedQuestions.verifiedAt), desc(verifiedQuestions.id));
}

/** The verified question of these words to one of these sources; null where there is none. */
export async function findVerified(
  database: Database,
  workspaceId: string,
  normalised: string,
  sourceIds: string[],
): Promise<StoredVerified | null> {
  if (sourceIds.length === 0) return null;
  const rows = await database
    .select()
    .from(verifiedQuestions)
    .where(
      and(
        eq(verifiedQuestions.workspaceId, workspaceId),
        eq(verifiedQuestions.normalised, normalised),
        inArray(verifiedQuestions.sourceId, sourceIds),
      ),
    )
    .orderBy(desc(verifiedQuestions.verifiedAt))
    .limit(1);
  return rows[0] ?? null;
}

/** Deletes a verified question; false when the workspace has none of that id. */
export async function deleteVerified(database: Database, workspaceId: string, id: string): Promise<boolean> {
  const rows = await database
    .delete(verifiedQuestions)
    .where(and(eq(verifiedQuestions.workspaceId, workspaceId), eq(verifiedQuestions.id, id)))
    .returning({ id: verifiedQuestions.id });
  return rows.length === 1;
}

/** Keeps how a verified question fared. */
export async function writeOutcome(
  database: Database,
  id: string,
  outcome: VerifiedOutcome,
  ranAt: Date,
): Promise<void> {
  await database.update(verifiedQuestions).set({ outcome, ranAt }).where(eq(verifiedQuestions.id, id));
}

/** Confidence of each judged answer of a workspace, and whether its reader found it right. */
export async function judgedAnswers(
  database: Database,
  workspaceId: string,
): Promise<{ confidence: number; right: boolean }[]> {
  const confidence = sql<number>`(${turns.answer} -> 'reading' ->> 'confidence')::float8`;
  const right = sql<boolean>`${turns.feedback} ->> 'verdict' = 'right'`;
  return database
    .select({ confidence, right })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        isNotNull(turns.feedback),
        sql`${turns.answer} ->> 'outcome' = 'answered'`,
      ),
    );
}

/** How many answers a workspace got. */
export async function countAnswers(database: Database, workspaceId: string): Promise<number> {
  const rows = await database
    .select({ answers: sql<number>`count(*)::int` })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(and(eq(conversations.workspaceId, workspaceId), sql`${turns.answer} ->> 'outcome' = 'answered'`));
  return rows[0]?.answers ?? 0;
}

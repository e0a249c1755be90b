import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { conversations, turns, workspaces } from "./schema.ts";

/** One question and its reading. */
export type Turn = Pick<typeof turns.$inferSelect, "question" | "sourceId" | "query">;

/** The last `count` turns of a conversation, oldest first; none for one that is not known. */
export async function lastTurns(
  database: Database,
  workspaceId: string,
  sessionId: string,
  count: number,
): Promise<Turn[]> {
  const rows = await database
    .select({ question: turns.question, sourceId: turns.sourceId, query: turns.query })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.sessionId, sessionId)))
    .orderBy(desc(turns.position))
    .limit(count);
  return rows.toReversed();
}

/** Adds a turn, making the conversation when it is the first. `id` names a new conversation. */
export async function appendTurn(
  database: Database,
  conversation: { id: string; workspaceId: string; sessionId: string; now: Date },
  turn: Turn,
): Promise<void> {
  const { id, workspaceId, sessionId, now } = conversation;
  await database.transaction(async (transaction) => {
    const rows = await transaction
      .insert(conversations)
      .values({ id, workspaceId, sessionId, touchedAt: now })
      .onConflictDoUpdate({
        target: [conversations.workspaceId, conversations.sessionId],
        set: { touchedAt: now },
      })
      .returning({ id: conversations.id });
    const conversationId = rows[0]?.id ?? id;
    const next = sql`(SELECT coalesce(max(position), 0) + 1 FROM turns WHERE conversation_id = ${conversationId})`;
    await transaction.insert(turns).values({ conversationId, position: next, askedAt: now, ...turn });
  });
}

/** Forgets conversations of the public workspace that were last touched before `before`. */
export async function deletePublicConversations(database: Database, before: Date): Promise<void> {
  const open = database.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.kind, "public"));
  await database
    .delete(conversations)
    .where(and(inArray(conversations.workspaceId, open), lt(conversations.touchedAt, before)));
}

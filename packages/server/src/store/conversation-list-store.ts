import type { Answer, DataAnswer, Feedback } from "@parlance/contract";
import { and, count, desc, eq, exists, gt, ilike, lt, or, sql } from "drizzle-orm";
import { isConversation, type Owner } from "./conversation-store.ts";
import type { Database } from "./database.ts";
import { conversations, turns } from "./schema.ts";

/** A conversation as listed; `id` is the inner one. */
export type ListedConversation = {
  id: string;
  sessionId: string;
  title: string;
  touchedAt: Date;
  turns: number;
};

/** A turn as kept. */
export type StoredTurn = typeof turns.$inferSelect;

const MAXIMUM = 200;

/** An owner's conversations, last touched first; with `search` those whose title or a question holds it. */
export async function listConversations(
  database: Database,
  owner: Owner,
  search: string,
): Promise<ListedConversation[]> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const asked = database
    .select({ question: turns.question })
    .from(turns)
    .where(and(eq(turns.conversationId, conversations.id), ilike(turns.question, pattern)));
  const found = search === "" ? undefined : or(ilike(conversations.title, pattern), exists(asked));
  return counted(database)
    .where(
      and(eq(conversations.workspaceId, owner.workspaceId), eq(conversations.ownerId, owner.ownerId), found),
    )
    .groupBy(conversations.id)
    .orderBy(desc(conversations.touchedAt))
    .limit(MAXIMUM);
}

/** One conversation of an owner; null when there is none of that session. */
export async function findConversation(
  database: Database,
  owner: Owner,
  sessionId: string,
): Promise<ListedConversation | null> {
  const rows = await counted(database).where(isConversation(owner, sessionId)).groupBy(conversations.id);
  return rows[0] ?? null;
}

/** The last `limit` turns between two positions (both outside), oldest first. */
export async function listTurns(
  database: Database,
  conversationId: string,
  { after, before, limit }: { after: number; before: number; limit: number },
): Promise<StoredTurn[]> {
  const rows = await database
    .select()
    .from(turns)
    .where(
      and(eq(turns.conversationId, conversationId), gt(turns.position, after), lt(turns.position, before)),
    )
    .orderBy(desc(turns.position))
    .limit(limit);
  return rows.toReversed();
}

/** The turn that an owner's question became, by the client's own id of it; null where it is none. */
export async function findAskedTurn(
  database: Database,
  owner: Owner,
  requestId: string,
): Promise<{ answer: Answer; turn: number } | null> {
  const rows = await database
    .select({ answer: turns.answer, turn: turns.position })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(
      and(
        eq(turns.requestId, requestId),
        eq(conversations.workspaceId, owner.workspaceId),
        eq(conversations.ownerId, owner.ownerId),
      ),
    )
    .limit(1);
  const [{ answer, turn } = { answer: null, turn: 0 }] = rows;
  return answer === null ? null : { answer, turn };
}

/** Names a conversation. */
export async function renameConversation(database: Database, id: string, title: string): Promise<void> {
  await database.update(conversations).set({ title }).where(eq(conversations.id, id));
}

/** Deletes a conversation with its turns. */
export async function deleteConversation(database: Database, id: string): Promise<void> {
  await database.delete(conversations).where(eq(conversations.id, id));
}

/** Keeps what a reader said of a turn; false when there is none. */
export async function writeFeedback(
  database: Database,
  conversationId: string,
  position: number,
  feedback: Feedback,
): Promise<boolean> {
  const rows = await database
    .update(turns)
    .set({ feedback })
    .where(and(eq(turns.conversationId, conversationId), eq(turns.position, position)))
    .returning({ position: turns.position });
  return rows.length === 1;
}

/** Keeps another answer and its query of a turn. */
export async function writeAnswer(
  database: Database,
  conversationId: string,
  position: number,
  answer: DataAnswer,
): Promise<void> {
  await database
    .update(turns)
    .set({ answer, query: answer.reading.query })
    .where(and(eq(turns.conversationId, conversationId), eq(turns.position, position)));
}

const counted = (database: Database) =>
  database
    .select({
      id: conversations.id,
      sessionId: conversations.sessionId,
      title: conversations.title,
      touchedAt: conversations.touchedAt,
      turns: count(turns.position),
    })
    .from(conversations)
    .leftJoin(turns, eq(turns.conversationId, conversations.id));

/** What was asked in a workspace: findings stated in kept answers, and questions since an instant. */
export async function countWork(
  database: Database,
  workspaceId: string,
  since: Date,
): Promise<{ findings: number; recent: number }> {
  const stated = sql<number>`coalesce(sum(CASE WHEN ${turns.answer} ->> 'outcome' = 'answered' THEN greatest(1, jsonb_array_length(${turns.answer} -> 'findings')) ELSE 0 END), 0)::int`;
  const recent = sql<number>`(count(*) FILTER (WHERE ${turns.askedAt} >= ${since.toISOString()}::timestamptz))::int`;
  const rows = await database
    .select({ findings: stated, recent })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(eq(conversations.workspaceId, workspaceId));
  return rows[0] ?? { findings: 0, recent: 0 };
}

import { and, desc, eq, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { orderedQuery } from "./ordered-query.ts";
import { conversations, turns, workspaces } from "./schema.ts";

/** Whose conversations: `ownerId` is empty for those of the open routes. */
export type Owner = { workspaceId: string; ownerId: string };

/** One question and its reading. */
export type Turn = Pick<typeof turns.$inferSelect, "question" | "sourceId" | "query">;

/** A turn with the questions that its answer offered to go on with. */
export type PastTurn = Turn & { offered: string[] };

/** A turn with its answer. */
export type NewTurn = Turn & Pick<typeof turns.$inferSelect, "answer" | "requestId">;

/** The last `count` turns of a conversation, oldest first; none for one that is not known. */
export async function lastTurns(
  database: Database,
  owner: Owner,
  sessionId: string,
  count: number,
): Promise<PastTurn[]> {
  const rows = await database
    .select({ question: turns.question, sourceId: turns.sourceId, query: turns.query, offered })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(isConversation(owner, sessionId))
    .orderBy(desc(turns.position))
    .limit(count);
  return rows.toReversed().map(({ query, ...turn }) => ({
    ...turn,
    query: query === null ? null : orderedQuery(query),
  }));
}

const offered = sql<
  string[]
>`coalesce(${turns.answer} -> 'followUps', ${turns.answer} -> 'nearest', '[]'::jsonb)`;

/** Adds a turn, making the conversation when it is the first, and returns its position. `id` names a new conversation. */
export function appendTurn(
  database: Database,
  conversation: Owner & { id: string; sessionId: string; now: Date },
  turn: NewTurn,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const conversationId = await touchConversation(transaction, { ...conversation, title: turn.question });
    const next = sql`(SELECT coalesce(max(position), 0) + 1 FROM turns WHERE conversation_id = ${conversationId})`;
    const rows = await transaction
      .insert(turns)
      .values({ conversationId, position: next, askedAt: conversation.now, ...turn })
      .returning({ position: turns.position });
    return rows[0]?.position ?? 0;
  });
}

/** Makes a conversation or marks it as touched; returns its inner id. */
export async function touchConversation(
  database: Database,
  conversation: Owner & { id: string; sessionId: string; title: string; now: Date },
): Promise<string> {
  const { id, workspaceId, ownerId, sessionId, now } = conversation;
  const title = conversation.title.slice(0, 120);
  const rows = await database
    .insert(conversations)
    .values({ id, workspaceId, ownerId, sessionId, title, touchedAt: now })
    .onConflictDoUpdate({
      target: [conversations.workspaceId, conversations.ownerId, conversations.sessionId],
      set: { touchedAt: now },
    })
    .returning({ id: conversations.id });
  return rows[0]?.id ?? id;
}

/** Copies turns of one conversation to the end of another: those after position `after` and before `before`, answers included. */
export async function copyTurns(
  database: Database,
  from: string,
  to: string,
  { after, before }: { after: number; before: number },
): Promise<number | null> {
  const rows = await database
    .select()
    .from(turns)
    .where(and(eq(turns.conversationId, from), gt(turns.position, after), lt(turns.position, before)))
    .orderBy(turns.position);
  let last: number | null = null;
  for (const row of rows) {
    const next = sql`(SELECT coalesce(max(position), 0) + 1 FROM turns WHERE conversation_id = ${to})`;
    const inserted = await database
      .insert(turns)
      .values({ ...row, conversationId: to, position: next, origin: row.position, requestId: null })
      .returning({ position: turns.position });
    last = inserted[0]?.position ?? last;
  }
  return last;
}

/** The greatest position that was taken over into a conversation; 0 where none was. */
export async function lastOrigin(database: Database, conversationId: string): Promise<number> {
  const rows = await database
    .select({ origin: turns.origin })
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), isNotNull(turns.origin)))
    .orderBy(desc(turns.origin))
    .limit(1);
  return rows[0]?.origin ?? 0;
}

/** Forgets conversations of the public workspace that were last touched before `before`. */
export async function deletePublicConversations(database: Database, before: Date): Promise<void> {
  const open = database.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.kind, "public"));
  await database
    .delete(conversations)
    .where(and(inArray(conversations.workspaceId, open), lt(conversations.touchedAt, before)));
}

/** The condition that a row is that conversation of that owner. */
export const isConversation = ({ workspaceId, ownerId }: Owner, sessionId: string) =>
  and(
    eq(conversations.workspaceId, workspaceId),
    eq(conversations.ownerId, ownerId),
    eq(conversations.sessionId, sessionId),
  );

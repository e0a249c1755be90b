import { and, desc, eq, or, type SQL } from "drizzle-orm";
import type { Owner } from "./conversation-store.ts";
import type { Database } from "./database.ts";
import {
  conversations,
  invitations,
  memberships,
  savedCharts,
  shares,
  sources,
  turns,
  users,
  verifiedQuestions,
} from "./schema.ts";

/** Something that was done in a workspace: who did it (null where it is not known), on what, when. */
export type StoredEvent = { id: string; at: Date; userId: string | null; who: string | null; what: string };

/** Reads the latest events of one kind in a workspace, latest first, as its member `ownerId` may see them. */
export type ReadEvents = (database: Database, owner: Owner, limit: number) => Promise<StoredEvent[]>;

/** Questions; what they say is the asker's alone. */
export const askedEvents: ReadEvents = async (database, { workspaceId }, limit) => {
  const rows = await database
    .select({
      conversation: turns.conversationId,
      position: turns.position,
      at: turns.askedAt,
      userId: users.id,
      who: users.name,
      what: turns.question,
    })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .innerJoin(users, eq(users.id, conversations.ownerId))
    .where(eq(conversations.workspaceId, workspaceId))
    .orderBy(desc(turns.askedAt), desc(turns.position))
    .limit(limit);
  return rows.map(({ conversation, position, ...event }) => ({
    id: `${conversation} ${position}`,
    ...event,
  }));
};

/** Charts of the team's shelf, and the reader's own. */
export const savedEvents: ReadEvents = (database, { workspaceId, ownerId }, limit) =>
  database
    .select({
      id: savedCharts.id,
      at: savedCharts.savedAt,
      userId: savedCharts.ownerId,
      who: savedCharts.savedBy,
      what: savedCharts.title,
    })
    .from(savedCharts)
    .where(and(eq(savedCharts.workspaceId, workspaceId), seen(ownerId)))
    .orderBy(desc(savedCharts.savedAt), desc(savedCharts.id))
    .limit(limit);

/** Links that were made. */
export const sharedEvents: ReadEvents = (database, { workspaceId }, limit) =>
  database
    .select({ id: shares.id, at: shares.sharedAt, userId: users.id, who: users.name, what: shares.title })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.ownerId))
    .where(eq(shares.workspaceId, workspaceId))
    .orderBy(desc(shares.sharedAt), desc(shares.id))
    .limit(limit);

/** Questions whose reading a member vouches for. */
export const verifiedEvents: ReadEvents = async (database, { workspaceId }, limit) => {
  const rows = await database
    .select({
      id: verifiedQuestions.id,
      at: verifiedQuestions.verifiedAt,
      who: verifiedQuestions.verifiedBy,
      what: verifiedQuestions.question,
    })
    .from(verifiedQuestions)
    .where(eq(verifiedQuestions.workspaceId, workspaceId))
    .orderBy(desc(verifiedQuestions.verifiedAt), desc(verifiedQuestions.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, userId: null }));
};

/** Invitations that are open; for administrators. */
export const invitedEvents: ReadEvents = (database, { workspaceId }, limit) =>
  database
    .select({
      id: invitations.id,
      at: invitations.createdAt,
      userId: users.id,
      who: users.name,
      what: invitations.email,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.workspaceId, workspaceId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit);

/** Members as they joined. */
export const joinedEvents: ReadEvents = (database, { workspaceId }, limit) =>
  database
    .select({ id: users.id, at: memberships.joinedAt, userId: users.id, who: users.name, what: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(desc(memberships.joinedAt), desc(users.id))
    .limit(limit);

/** Sources as they were connected. */
export const connectedEvents: ReadEvents = (database, { workspaceId }, limit) =>
  database
    .select({
      id: sources.id,
      at: sources.connectedAt,
      userId: sources.connectedBy,
      who: users.name,
      what: sources.name,
    })
    .from(sources)
    .leftJoin(users, eq(users.id, sources.connectedBy))
    .where(eq(sources.workspaceId, workspaceId))
    .orderBy(desc(sources.connectedAt), desc(sources.id))
    .limit(limit);

const seen = (ownerId: string): SQL | undefined =>
  or(eq(savedCharts.library, "team"), eq(savedCharts.ownerId, ownerId));

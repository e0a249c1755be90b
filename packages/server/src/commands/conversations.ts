import { randomUUID } from "node:crypto";
import { redrawAnswer } from "@parlance/charts";
import {
  type ChangeTurnChartRequest,
  type ConversationResponse,
  type ConversationSummary,
  type Feedback,
  failed,
  type Result,
  success,
  type Turn,
} from "@parlance/contract";
import type { Services } from "../services.ts";
import {
  deleteConversation,
  findConversation,
  type ListedConversation,
  listConversations,
  listTurns,
  renameConversation,
  type StoredTurn,
  writeAnswer,
  writeFeedback,
} from "../store/conversation-list-store.ts";
import { copyTurns, lastOrigin, touchConversation } from "../store/conversation-store.ts";
import { noteChange, readRevision } from "../store/workspace-store.ts";
import { publicAccess, type WorkspaceAccess } from "./find-sources.ts";
import { ownerOf } from "./owner-of.ts";
import type { RunningQuestion } from "./running/running-answers.ts";

/** Beyond every position. */
const LAST_POSITION = 2_147_483_647;

const absent = { code: "not-found", what: "conversation" } as const;

/** The caller's conversations, last touched first, those whose first question is under way before them; `search` looks at titles and questions. */
export async function describeConversations(
  { database, running }: Services,
  access: WorkspaceAccess,
  search: string,
): Promise<ConversationSummary[]> {
  const listed = (await listConversations(database, ownerOf(access), search)).map(summary);
  const known = new Set(listed.map(({ id }) => id));
  const first = running
    .list(ownerOf(access))
    .filter(({ text }) => text.toLowerCase().includes(search.toLowerCase()))
    .map(firstSummary);
  return [...first.filter(({ id }) => !known.has(id)).toReversed(), ...listed];
}

/** How many changes the workspace has seen. */
export const readChanges = ({ database }: Services, access: WorkspaceAccess): Promise<number> =>
  readRevision(database, access.workspaceId);

/** A page of a conversation's turns. Fails as not-found, for another's too. */
export async function readConversation(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  page: { after: number; before: number; limit: number },
): Promise<Result<ConversationResponse>> {
  // Before the turns: an answer that comes in between is then in both, never in neither.
  const asked = services.running.list(ownerOf(access)).filter(({ sessionId }) => sessionId === id);
  const running = asked.map(({ text, askedAt, ...rest }) => ({
    id: rest.id,
    question: text,
    askedAt: askedAt.toISOString(),
    step: rest.step,
  }));
  const found = await findConversation(services.database, ownerOf(access), id);
  const [first] = asked;
  if (found === null)
    return first === undefined
      ? failed(absent)
      : success({ conversation: firstSummary(first), turns: [], earlier: false, running });
  const rows = await listTurns(services.database, found.id, { ...page, limit: page.limit + 1 });
  const shown = rows.slice(-page.limit);
  return success({
    conversation: summary(found),
    turns: shown.map(turn),
    earlier: rows.length > page.limit || page.after > 0,
    running,
  });
}

/** Names a conversation, also one whose first question is under way. Fails as not-found. */
export async function rename(
  services: Services,
  access: WorkspaceAccess,
  id: string,
  title: string,
): Promise<Result<null>> {
  const owner = ownerOf(access);
  if (services.running.list(owner).some(({ sessionId }) => sessionId === id))
    await touchConversation(services.database, {
      ...owner,
      id: randomUUID(),
      sessionId: id,
      title,
      now: services.now(),
    });
  return change(services, access, id, (inner) => renameConversation(services.database, inner, title));
}

/** Deletes a conversation and ends what is under way in it; what was shared or saved from it stays. Fails as not-found. */
export async function remove(services: Services, access: WorkspaceAccess, id: string): Promise<Result<null>> {
  const owner = ownerOf(access);
  const asked = services.running.list(owner).filter(({ sessionId }) => sessionId === id);
  for (const each of asked) services.running.cancel(owner, each.id);
  const removed = await change(services, access, id, (inner) => deleteConversation(services.database, inner));
  return asked.length > 0 ? success(null) : removed;
}

/** Keeps what the reader says of an answer. Fails as not-found. */
export async function giveFeedback(
  services: Services,
  access: WorkspaceAccess,
  { id, position }: { id: string; position: number },
  feedback: Feedback,
): Promise<Result<null>> {
  const found = await findConversation(services.database, ownerOf(access), id);
  if (found === null) return failed(absent);
  return (await writeFeedback(services.database, found.id, position, feedback))
    ? success(null)
    : failed({ code: "not-found", what: "question" });
}

/**
 * Draws an answer in another way from now on: in what is saved or shared of it, and for the questions that follow. Fails as
 * not-found where there is no such answer.
 */
export async function changeTurnChart(
  { database }: Services,
  access: WorkspaceAccess,
  { id, position }: { id: string; position: number },
  change: ChangeTurnChartRequest,
): Promise<Result<null>> {
  const found = await findConversation(database, ownerOf(access), id);
  if (found === null) return failed(absent);
  const page = { after: position - 1, before: position + 1, limit: 1 };
  const [stored] = await listTurns(database, found.id, page);
  const answer = stored?.answer;
  if (answer?.outcome !== "answered") return failed({ code: "not-found", what: "answer" });
  await writeAnswer(database, found.id, position, redrawAnswer(answer, change));
  await noteChange(database, access.workspaceId);
  return success(null);
}

/**
 * Takes over what this session asked the warehouse service, which keeps it without an owner; whoever knows the session's
 * id asked. Returns the last turn's position, null where there is nothing new.
 */
export async function adopt(
  services: Services,
  access: WorkspaceAccess,
  sessionId: string,
): Promise<number | null> {
  const { database, now } = services;
  const open = await findConversation(database, ownerOf(publicAccess), sessionId);
  if (open === null) return null;
  const position = await database.transaction(async (transaction) => {
    const to = await touchConversation(transaction, {
      ...ownerOf(access),
      id: randomUUID(),
      sessionId,
      title: open.title,
      now: now(),
    });
    const after = await lastOrigin(transaction, to);
    return copyTurns(transaction, open.id, to, { after, before: LAST_POSITION });
  });
  await noteChange(database, access.workspaceId);
  return position;
}

/** A new conversation with the turns before `before`, to ask something else from there. Fails as not-found. */
export async function branch(
  services: Services,
  access: WorkspaceAccess,
  from: string,
  to: { id: string; before: number },
): Promise<Result<ConversationSummary>> {
  const { database, now } = services;
  const owner = ownerOf(access);
  const found = await findConversation(database, owner, from);
  if (found === null) return failed(absent);
  await database.transaction(async (transaction) => {
    const inner = await touchConversation(transaction, {
      ...owner,
      id: randomUUID(),
      sessionId: to.id,
      title: found.title,
      now: now(),
    });
    await copyTurns(transaction, found.id, inner, { after: 0, before: to.before });
  });
  await noteChange(database, access.workspaceId);
  const made = await findConversation(database, owner, to.id);
  return made === null ? failed(absent) : success(summary(made));
}

async function change(
  { database }: Services,
  access: WorkspaceAccess,
  id: string,
  work: (inner: string) => Promise<void>,
): Promise<Result<null>> {
  const found = await findConversation(database, ownerOf(access), id);
  if (found === null) return failed(absent);
  await work(found.id);
  await noteChange(database, access.workspaceId);
  return success(null);
}

const summary = ({ sessionId, title, touchedAt, turns }: ListedConversation): ConversationSummary => ({
  id: sessionId,
  title: title === "" ? "Untitled" : title,
  touchedAt: touchedAt.toISOString(),
  turns,
});

const firstSummary = ({ sessionId, text, askedAt }: RunningQuestion): ConversationSummary => ({
  id: sessionId,
  title: text.slice(0, 120),
  touchedAt: askedAt.toISOString(),
  turns: 0,
});

const turn = ({ position, question, askedAt, answer, feedback, requestId }: StoredTurn): Turn => ({
  position,
  question,
  askedAt: askedAt.toISOString(),
  answer,
  feedback,
  requestId,
});

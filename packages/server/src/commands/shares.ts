import { randomBytes, randomUUID } from "node:crypto";
import {
  type Answer,
  failed,
  type Result,
  type Share,
  type SharedConversation,
  type SharedMessage,
  type ShareRequest,
  success,
} from "@parlance/contract";
import type { Services } from "../services.ts";
import { findChart } from "../store/chart-store.ts";
import { findConversation, listTurns } from "../store/conversation-list-store.ts";
import { deleteShare, findShare, insertShare, listShares } from "../store/share-store.ts";
import { noteChange } from "../store/workspace-store.ts";
import { answerWords } from "./answer-words.ts";
import type { WorkspaceAccess } from "./find-sources.ts";
import { ownerOf } from "./owner-of.ts";
import { toolOf } from "./tool-of.ts";

const DAY_MILLISECONDS = 24 * 3_600_000;
const MAXIMUM_TURNS = 100;
const LAST_POSITION = 2_147_483_647;

/** Makes a link to what is answered now; later questions do not change it. Fails as not-found where nothing is. */
export async function makeShare(
  services: Services,
  access: WorkspaceAccess,
  { of, expiresInDays }: ShareRequest,
): Promise<Result<Share>> {
  const shown = await (of.kind === "chart"
    ? chartMessages(services, access, of.id)
    : conversationMessages(services, access, of.id));
  if (shown === null || shown.messages.length === 0) return failed({ code: "not-found", what: of.kind });
  const sharedAt = services.now();
  const share = {
    ...ownerOf(access),
    ...shown,
    id: randomBytes(16).toString("base64url"),
    sharedAt,
    expiresAt:
      expiresInDays === null ? null : new Date(sharedAt.getTime() + expiresInDays * DAY_MILLISECONDS),
  };
  await insertShare(services.database, share);
  await noteChange(services.database, access.workspaceId);
  return success(describe(share));
}

/** The caller's live links, latest first. */
export async function describeShares(services: Services, access: WorkspaceAccess): Promise<Share[]> {
  return (await listShares(services.database, ownerOf(access), services.now())).map(describe);
}

/** Ends a link for good. Fails as not-found, for another's too. */
export async function revokeShare(
  { database }: Services,
  access: WorkspaceAccess,
  id: string,
): Promise<Result<null>> {
  return (await deleteShare(database, ownerOf(access), id))
    ? success(null)
    : failed({ code: "not-found", what: "link" });
}

/** What a link shows to anyone. Fails as not-found where it is unknown, ended or past its time, all alike. */
export async function readShare(services: Services, id: string): Promise<Result<SharedConversation>> {
  const found = await findShare(services.database, id, services.now());
  if (found === null) return failed({ code: "not-found", what: "conversation" });
  const { share, name } = found;
  return success({
    id: share.id,
    title: share.title,
    shared_by_user_id: share.ownerId,
    shared_by: name,
    shared_at: share.sharedAt.toISOString(),
    expires_at: share.expiresAt?.toISOString() ?? null,
    messages: share.messages,
  });
}

type Shown = { title: string; messages: SharedMessage[] };

async function conversationMessages(
  { database }: Services,
  access: WorkspaceAccess,
  id: string,
): Promise<Shown | null> {
  const found = await findConversation(database, ownerOf(access), id);
  if (found === null) return null;
  const page = { after: 0, before: LAST_POSITION, limit: MAXIMUM_TURNS };
  const turns = await listTurns(database, found.id, page);
  return {
    title: found.title,
    messages: turns.flatMap(({ question, askedAt, answer }) => messagesOf(question, askedAt, answer)),
  };
}

async function chartMessages(
  { database }: Services,
  access: WorkspaceAccess,
  id: string,
): Promise<Shown | null> {
  const chart = await findChart(database, ownerOf(access), id);
  if (chart === null) return null;
  const { title, question, refreshedAt, savedAt, answer } = chart;
  return { title, messages: messagesOf(question, refreshedAt ?? savedAt, answer) };
}

function messagesOf(question: string, at: Date, answer: Answer | null): SharedMessage[] {
  if (answer?.outcome !== "answered") return [];
  const timestamp = at.toISOString();
  const words = answerWords(answer);
  const hasChart = answer.chart.kind !== "table" && answer.table.rowCount > 0;
  const none = { toolUsed: null, hasChart: false, chartTitle: null, answer: null };
  return [
    { ...none, id: randomUUID(), type: "user", content: question, timestamp },
    {
      id: randomUUID(),
      type: "bot",
      content: [words.summary, ...words.key_findings].join("\n\n"),
      timestamp,
      toolUsed: toolOf(answer),
      hasChart,
      chartTitle: hasChart ? answer.chart.title : null,
      answer,
    },
  ];
}

const describe = (share: { id: string; title: string; sharedAt: Date; expiresAt: Date | null }): Share => ({
  id: share.id,
  title: share.title,
  sharedAt: share.sharedAt.toISOString(),
  expiresAt: share.expiresAt?.toISOString() ?? null,
});

import {
  adoptResponse,
  type ChartSpec,
  type ConversationResponse,
  type ConversationSummary,
  changesResponse,
  conversationResponse,
  conversationSummarySchema,
  conversationsResponse,
  type Feedback,
} from "@parlance/contract";
import { call, send } from "./call.ts";

const path = (id: string): string => `/api/conversations/${encodeURIComponent(id)}`;

/** The signed-in person's conversations, last touched first. */
export const listConversations = async (search: string): Promise<ConversationSummary[]> =>
  (await call(conversationsResponse, `/api/conversations?search=${encodeURIComponent(search)}`))
    .conversations;

/** A page of a conversation: the last turns, those before a position, or those after one. */
export const readConversation = (
  id: string,
  page: { before?: number; after?: number } = {},
): Promise<ConversationResponse> => {
  const query = Object.entries(page).map(([name, value]) => `${name}=${value}`);
  return call(conversationResponse, `${path(id)}?${query.join("&")}`);
};

/** Names a conversation. */
export const renameConversation = (id: string, title: string) =>
  send(path(id), { method: "PATCH", body: { title } });

/** Deletes a conversation. */
export const deleteConversation = (id: string) => send(path(id), { method: "DELETE" });

/** Takes over what the session asked the warehouse service; the position of its last turn. */
export const adoptConversation = async (id: string): Promise<number | null> =>
  (await call(adoptResponse, `${path(id)}/adopt`, { method: "POST", body: {} })).position;

/** Makes a conversation with the turns before a position. */
export const branchConversation = (from: string, to: string, before: number) =>
  call(conversationSummarySchema, `${path(from)}/branch`, { method: "POST", body: { id: to, before } });

/** Says what was right or wrong about an answer. */
export const giveFeedback = (id: string, position: number, feedback: Feedback) =>
  send(`${path(id)}/turns/${position}/feedback`, { method: "PUT", body: feedback });

/** Draws an answer in another way from now on. */
export const changeTurnChart = (id: string, position: number, { kind, look = {} }: ChartSpec) =>
  send(`${path(id)}/turns/${position}/chart`, { method: "PUT", body: { kind, look } });

/** How many changes the workspace has seen. */
export const readRevision = async (): Promise<number> =>
  (await call(changesResponse, "/api/changes")).revision;

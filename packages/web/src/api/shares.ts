import {
  type Share,
  type SharedConversation,
  type ShareRequest,
  sharedConversationSchema,
  shareSchema,
  sharesResponse,
} from "@parlance/contract";
import { call, send } from "./call.ts";
import { requestError } from "./request.ts";

/** The address of a shared conversation. */
export const shareAddress = (id: string): string => `${window.location.origin}/shared-chat/${id}`;

/** Makes a link to a snapshot. */
export const makeShare = (request: ShareRequest): Promise<Share> =>
  call(shareSchema, "/api/shares", { method: "POST", body: request });

/** The caller's live links. */
export const listShares = async (): Promise<Share[]> => (await call(sharesResponse, "/api/shares")).shares;

/** Ends a link. */
export const revokeShare = (id: string) =>
  send(`/api/shares/${encodeURIComponent(id)}`, { method: "DELETE" });

/** What a link shows, to anyone; null where there is no such link (any more). */
export async function readShared(id: string): Promise<SharedConversation | null> {
  if (!/^[\w-]{1,100}$/.test(id)) return null;
  const response = await fetch(`/api/shared/${encodeURIComponent(id)}`);
  if (response.status === 404 || response.status === 400) return null;
  if (!response.ok) throw await requestError(response);
  return sharedConversationSchema.parse(await response.json());
}

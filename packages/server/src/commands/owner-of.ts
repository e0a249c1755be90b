import type { Owner } from "../store/conversation-store.ts";
import type { WorkspaceAccess } from "./find-sources.ts";

/** Whose conversations an access reaches: its user's in its workspace; without a user the open ones. */
export const ownerOf = ({ workspaceId, userId }: WorkspaceAccess): Owner => ({
  workspaceId,
  ownerId: userId,
});

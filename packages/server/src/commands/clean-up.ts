import { rm } from "node:fs/promises";
import type { Services } from "../services.ts";
import { deletePublicConversations } from "../store/conversation-store.ts";
import { deleteExpiredInvitations } from "../store/invitation-store.ts";
import { deleteExpiredSessions } from "../store/session-store.ts";
import { deleteExpiredShares } from "../store/share-store.ts";
import { deleteExpiredWorkspaces } from "../store/workspace-store.ts";
import { forgetSource } from "./remove-source.ts";
import { workFolder } from "./source-folders.ts";

const DAY_MILLISECONDS = 24 * 3_600_000;

/** Removes what a crash left of imports; only before the first import. */
export const clearWorkFolder = ({ settings }: Services): Promise<void> =>
  rm(workFolder(settings), { recursive: true, force: true });

/** Deletes what is past its time: sessions, share links, demo workspaces with their sources, conversations of the open routes. */
export async function cleanUp(services: Services): Promise<void> {
  const now = services.now();
  await deleteExpiredSessions(services.database, now);
  await deleteExpiredShares(services.database, now);
  await deleteExpiredInvitations(services.database, now);
  await deletePublicConversations(services.database, new Date(now.getTime() - DAY_MILLISECONDS));
  for (const id of await deleteExpiredWorkspaces(services.database, now)) await forgetSource(services, id);
}

import type { Services } from "../../services.ts";
import { dueSources } from "../../store/source-store.ts";
import { noteChange } from "../../store/workspace-store.ts";
import { syncSource } from "./sync-source.ts";

const MOST_AT_ONCE = 5;

/** Reads the sources again whose time has come, one after the other; returns how many there were. */
export async function syncDueSources(services: Services): Promise<number> {
  const due = await dueSources(services.database, services.now(), MOST_AT_ONCE);
  for (const { source, workspaceKind } of due) {
    await syncSource(services, { workspaceId: source.workspaceId, workspaceKind, userId: "" }, source.id);
    await noteChange(services.database, source.workspaceId);
  }
  return due.length;
}

import { rm } from "node:fs/promises";
import { failed, type Result, success } from "@parlance/contract";
import type { Services } from "../services.ts";
import { deleteSource } from "../store/source-store.ts";
import { noteChange } from "../store/workspace-store.ts";
import type { WorkspaceAccess } from "./find-sources.ts";
import { sourceFolder } from "./source-folders.ts";

/** Deletes a source of this workspace with its data. Fails as not-found. */
export async function removeSource(
  services: Services,
  access: WorkspaceAccess,
  id: string,
): Promise<Result<null>> {
  if (!(await deleteSource(services.database, access.workspaceId, id)))
    return failed({ code: "not-found", what: "data source" });
  await noteChange(services.database, access.workspaceId);
  await forgetSource(services, id);
  return success(null);
}

/** Closes a source that is no longer kept and deletes its files. */
export async function forgetSource({ engine, settings }: Services, id: string): Promise<void> {
  await engine.call("forget", { id });
  await rm(sourceFolder(settings, id), { recursive: true, force: true });
}

import { defaultPreferences, type Preferences, type PreferencesResponse } from "@parlance/contract";
import type { Services } from "../services.ts";
import { findWorkspace, noteChange, writePreferences } from "../store/workspace-store.ts";
import type { Access } from "./sessions.ts";

/** A workspace's preferences, and what the caller may change here. */
export async function readPreferences({ database }: Services, access: Access): Promise<PreferencesResponse> {
  const workspace = await findWorkspace(database, access.workspaceId);
  return {
    preferences: workspace?.preferences ?? defaultPreferences,
    mayChange: access.role === "admin",
    mayEdit: access.role !== "viewer",
  };
}

/** Keeps a workspace's preferences, for the next question on. */
export async function keepPreferences(
  services: Services,
  access: Access,
  preferences: Preferences,
): Promise<PreferencesResponse> {
  await writePreferences(services.database, access.workspaceId, preferences);
  await noteChange(services.database, access.workspaceId);
  return readPreferences(services, access);
}

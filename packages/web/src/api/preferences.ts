import { type Preferences, type PreferencesResponse, preferencesResponse } from "@parlance/contract";
import { call } from "./call.ts";

/** What the workspace reads and computes by. */
export const readPreferences = (): Promise<PreferencesResponse> =>
  call(preferencesResponse, "/api/preferences");

/** Changes it, for administrators. */
export const keepPreferences = (preferences: Preferences): Promise<PreferencesResponse> =>
  call(preferencesResponse, "/api/preferences", { method: "PUT", body: preferences });

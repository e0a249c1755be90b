import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { fetchDemoAnswers } from "../../api/demo-answer.ts";

/** After so many milliseconds the late parts are fetched, wanted or not. */
const quietStart = 4000;

const loads = {
  library: async () => (await import("./library/library.tsx")).Library,
  team: async () => (await import("./team/team-tab.tsx")).TeamTab,
  tools: async () => (await import("./tools/tools-tab.tsx")).ToolsTab,
  settings: async () => (await import("./settings/settings-modal.tsx")).SettingsModal,
  source: async () => (await import("./tools/source-dialog.tsx")).SourceDialog,
  keys: async () => (await import("./shortcut-help.tsx")).ShortcutHelp,
  trust: async () => (await import("./trust/trust-dialog.tsx")).TrustDialog,
};

const late = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load() }));

/** Rooms and dialogs whose code comes after the first load, which stays light. */
export const Library = late(loads.library);
export const TeamTab = late(loads.team);
export const ToolsTab = late(loads.tools);
export const SettingsModal = late(loads.settings);
export const SourceDialog = late(loads.source);
export const ShortcutHelp = late(loads.keys);
export const TrustDialog = late(loads.trust);

/** The face of SQL: one that is not there when it is first shown stays away, so that no text changes under the reader. */
const fetchCodeFont = (): Promise<unknown> => document.fonts.load('12px "JetBrains Mono Variable"');

/**
 * Fetches the late parts, and what is shown where no server answers, a moment after the first load, so that they open without a
 * wait, and when the server is gone; returns how to call it off.
 */
export function fetchLateParts(): () => void {
  const timer = setTimeout(() => {
    for (const load of [...Object.values(loads), fetchDemoAnswers, fetchCodeFont])
      load().catch(() => undefined);
  }, quietStart);
  return () => clearTimeout(timer);
}

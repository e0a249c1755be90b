import { join } from "node:path";
import type { Settings } from "../settings.ts";

/** Where a connected source's tables are. Ids come from the server alone, never from a request. */
export const sourceFolder = (settings: Settings, id: string): string =>
  join(settings.dataFolder, "sources", id);

/** Where an import works until it is whole; whatever a start finds here is left from a crash. */
export const workFolder = (settings: Settings): string => join(settings.dataFolder, "importing");

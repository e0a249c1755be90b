import { join } from "node:path";
import type { OpenDatabase } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openServer } from "./postgres-server.ts";

/** Opens the database server at `url`, or the embedded database in the data folder. */
export function openDatabase(url: string | null, dataFolder: string): Promise<OpenDatabase> {
  const migrations = join(import.meta.dirname, "migrations");
  return url === null ? openEmbedded(join(dataFolder, "database"), migrations) : openServer(url, migrations);
}

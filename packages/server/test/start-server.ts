import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A started server process. */
export type RunningServer = {
  url: string;
  pid: number;
  dataFolder: string;
  /** Everything it printed to stdout, line by line. */
  lines: string[];
  /** All that it printed, its log among it. */
  output(): string;
  stop(): Promise<void>;
};

/** How a server process that was not to start ended. */
export type Ended = { code: number | null; stdout: string; stderr: string };

const main = join(import.meta.dirname, "../src/main.ts");

/** A data folder of its own, and how to remove it. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "parlance-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Starts the server as its users do, on a port of the system's choice; rejects with its stderr when it ends instead. */
export function startServer(dataFolder: string, environment: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const child = launch(dataFolder, environment);
  const lines: string[] = [];
  let stderr = "";
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  child.stderr.on("data", (chunk) => {
    stderr += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(stderr)));
    child.stdout.on("data", (chunk) => {
      lines.push(...String(chunk).split("\n").filter(Boolean));
      const url = / ready at (http:\/\/\S+) /.exec(lines[0] ?? "")?.[1];
      if (url !== undefined)
        resolve({
          url,
          pid: child.pid ?? 0,
          dataFolder,
          lines,
          output: () => lines.join("\n") + stderr,
          stop,
        });
    });
  });
}

/** Starts a server that is expected to refuse, and waits for its end. */
export function runServer(dataFolder: string, environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = launch(dataFolder, environment);
  const ended: Ended = { code: null, stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    ended.stdout += String(chunk);
  });
  child.stderr.on("data", (chunk) => {
    ended.stderr += String(chunk);
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ ...ended, code })));
}

const launch = (dataFolder: string, environment: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataFolder, DATABASE_URL: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });

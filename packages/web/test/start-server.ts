import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const main = resolve(import.meta.dirname, "../../server/src/main.ts");

/** A running server; `printed` is what it said so far, `stop` waits until it is gone. */
export type RunningServer = { address: string; printed(): string; stop(): Promise<void> };

/** Starts the real server on a port (a free one by itself) over a data folder; fails with what it printed when it does not get ready. */
export async function startServer(folder: string, port = "0"): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: port, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const address = await readyAddress(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { address, printed: () => printed, stop };
}

function readyAddress(child: ChildProcess): Promise<string> {
  let printed = "";
  return new Promise((done, fail) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /ready at (http:\S+)/.exec(printed)?.[1];
      if (address !== undefined) done(address);
    });
    child.on("exit", (code) => fail(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}

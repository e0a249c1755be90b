import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const main = resolve(import.meta.dirname, "../../server/src/main.ts");

/** A running server; `stop` waits until it is gone. */
export type RunningServer = { address: string; stop(): Promise<void> };

/** Starts the real server on a free port over a data folder; fails with what it printed when it does not get ready. */
export async function startServer(folder: string): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const address = await readyAddress(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { address, stop };
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

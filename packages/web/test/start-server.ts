import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const main = resolve(import.meta.dirname, "../../server/src/main.ts");

/** A running server; `stop` waits until it is gone. */
export type RunningServer = {
  address: string;
  /** The link for the first administrator, which is printed once the server is ready. */
  setUpLink(): Promise<string>;
  stop(): Promise<void>;
};

/** Starts the real server on a free port over a data folder; fails with what it printed when it does not get ready. */
export async function startServer(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const setUp = printedMatch(child, /(http:\S+\/set-up\?token=\S+)/);
  setUp.catch(() => undefined);
  const address = await printedMatch(child, /ready at (http:\S+)/);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { address, setUpLink: () => setUp, stop };
}

/** The first match in what a server prints; fails with all of it when the server ends before. */
function printedMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = "";
  return new Promise((done, fail) => {
    const listen = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = pattern.exec(printed)?.[1];
      if (found !== undefined) done(found);
    };
    child.stderr?.on("data", listen);
    child.stdout?.on("data", listen);
    child.on("exit", (code) => fail(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}

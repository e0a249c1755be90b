import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./messages.ts";

/**
 * Where a worker runs: a thread shares the process and answers fastest; a process gives its memory back when it ends,
 * and takes nothing with it when it dies.
 */
export type WorkerPlace = { kind: "thread" } | { kind: "process"; heapMegabytes: number };

/** The server's end of a running worker. */
export type Port = { post(message: ToWorker): void; kill(): void };

/** What the server hears of a worker; `onExit` comes last and once. */
export type PortListener = { onMessage(message: FromWorker): void; onExit(cause: unknown): void };

/** New objects of a thread; V8 would keep some 50 MB for them, which shows in an idle server. */
const YOUNG_MEGABYTES = 24;

/** Starts a worker. */
export function openPort(script: URL, place: WorkerPlace, listener: PortListener): Port {
  return place.kind === "thread"
    ? openThread(script, listener)
    : openProcess(script, place.heapMegabytes, listener);
}

function openThread(script: URL, { onMessage, onExit }: PortListener): Port {
  const worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } });
  let cause: unknown = null;
  worker.on("message", onMessage);
  worker.on("error", (error) => {
    cause = error;
  });
  worker.on("exit", () => onExit(cause));
  return { post: (message) => worker.postMessage(message), kill: () => void worker.terminate() };
}

function openProcess(script: URL, heapMegabytes: number, { onMessage, onExit }: PortListener): Port {
  const child = fork(fileURLToPath(script), {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
  });
  let ended = false;
  const exit = (cause: unknown): void => {
    if (!ended) onExit(cause);
    ended = true;
  };
  child.on("message", (message) => onMessage(message as FromWorker));
  child.on("error", exit);
  child.on("exit", (code, signal) => exit(code === 0 ? null : `exit ${code ?? signal}`));
  return {
    post: (message) => {
      if (child.connected) child.send(message);
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

import type { Calls, FromWorker } from "./messages.ts";
import { openPort, type Port, type WorkerPlace } from "./open-port.ts";

/** How a call is watched: `signal` asks it to stop, and it then still returns. */
export type CallOptions<Progress> = {
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal | undefined;
};

/** A worker that answers calls. */
export type CallWorker<C extends Calls> = {
  call<Name extends keyof C & string>(
    name: Name,
    argument: C[Name]["argument"],
    options?: CallOptions<C[Name]["progress"]>,
  ): Promise<C[Name]["result"]>;
  close(): Promise<void>;
  /** Ends it at once, whatever it is doing; calls under way reject, and the next one starts it again. */
  kill(): void;
};

type Pending = {
  resolve(result: unknown): void;
  reject(error: unknown): void;
  onProgress(progress: unknown): void;
};

type Running = { port: Port; ended: Promise<void> };

const CLOSE_MILLISECONDS = 3000;

/**
 * A worker that runs `script` (see `serveCalls`), so that its work never holds up the server. It starts with the first
 * call, and again after it died; calls under way then reject.
 */
export function startWorker<C extends Calls>(script: URL, place: WorkerPlace): CallWorker<C> {
  const pending = new Map<number, Pending>();
  let running: Running | null = null;
  let lastId = 0;
  const start = (): Running => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const port = openPort(script, place, {
      onMessage: (message) => settle(pending, message),
      onExit: (cause) => {
        running = null;
        const error = new Error("The worker ended before it answered.", { cause });
        for (const { reject } of pending.values()) reject(error);
        pending.clear();
        resolve();
      },
    });
    return { port, ended };
  };
  return {
    call: (name, argument, { onProgress, signal } = {}) => {
      running ??= start();
      const { port } = running;
      lastId += 1;
      const id = lastId;
      const cancel = (): void => port.post({ kind: "cancel", id });
      const { promise, resolve, reject } = Promise.withResolvers<C[typeof name]["result"]>();
      pending.set(id, { resolve, reject, onProgress: (progress) => onProgress?.(progress) });
      port.post({ kind: "call", id, name, argument });
      if (signal?.aborted) cancel();
      signal?.addEventListener("abort", cancel, { once: true });
      return promise.finally(() => signal?.removeEventListener("abort", cancel));
    },
    close: async () => {
      if (running !== null) await stop(running);
    },
    kill: () => running?.port.kill(),
  };
}

function settle(pending: Map<number, Pending>, message: FromWorker): void {
  const call = pending.get(message.id);
  if (call === undefined) return;
  if (message.kind !== "progress") pending.delete(message.id);
  if (message.kind === "progress") call.onProgress(message.progress);
  else if (message.kind === "result") call.resolve(message.result);
  else call.reject(message.error);
}

/** Asks a worker to end, and ends it when it does not. */
async function stop({ port, ended }: Running): Promise<void> {
  port.post({ kind: "close" });
  const timer = setTimeout(() => port.kill(), CLOSE_MILLISECONDS);
  await ended;
  clearTimeout(timer);
}

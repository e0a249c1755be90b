import { parentPort } from "node:worker_threads";
import type { Calls, FromWorker, ToWorker } from "./messages.ts";

/** What a worker does for each call; it returns early once `signal` is aborted. */
export type Handlers<C extends Calls> = {
  [Name in keyof C]: (
    argument: C[Name]["argument"],
    context: { onProgress(progress: C[Name]["progress"]): void; signal: AbortSignal },
  ) => Promise<C[Name]["result"]> | C[Name]["result"];
};

/** Answers the server's calls inside a worker until it is closed; `close` then frees what the worker holds. */
export function serveCalls<C extends Calls>(handlers: Handlers<C>, close: () => void): void {
  const running = new Map<number, AbortController>();
  const answer = async (id: number, name: keyof C, argument: unknown): Promise<void> => {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const onProgress = (progress: unknown): void => send({ kind: "progress", id, progress });
      const result = await handlers[name](argument, { onProgress, signal: controller.signal });
      send({ kind: "result", id, result });
    } catch (error) {
      send({ kind: "error", id, error });
    } finally {
      running.delete(id);
    }
  };
  listen((message) => {
    if (message.kind === "call") void answer(message.id, message.name, message.argument);
    else if (message.kind === "cancel") running.get(message.id)?.abort();
    else {
      close();
      end();
    }
  });
}

function listen(onMessage: (message: ToWorker) => void): void {
  if (parentPort !== null) parentPort.on("message", onMessage);
  else {
    process.on("message", (message) => onMessage(message as ToWorker));
    process.on("disconnect", () => process.exit());
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  }
}

function send(message: FromWorker): void {
  if (parentPort !== null) parentPort.postMessage(message);
  else process.send?.(message);
}

function end(): void {
  if (parentPort !== null) parentPort.close();
  else process.exit();
}

import { Worker } from "node:worker_threads";
import type { ExtractJob, ExtractMessage, ExtractResult } from "./extract-job.ts";

/** Runs an extractor in a thread of its own with bounded memory; aborting the signal ends the thread and rejects with its reason. */
export function runExtractor(
  job: ExtractJob,
  memoryMb: number,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<ExtractResult> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./extract-worker.ts", import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const abort = () => {
      void worker.terminate().then(() => reject(signal.reason));
    };
    signal.addEventListener("abort", abort, { once: true });
    const settle = (result: ExtractResult) => {
      signal.removeEventListener("abort", abort);
      resolve(result);
    };
    worker.on("message", (message: ExtractMessage) => {
      if ("progress" in message) onProgress(message.progress);
      else settle(message.result);
    });
    worker.on("error", (error: Error & { code?: string }) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") {
        const failure = {
          code: "too-large" as const,
          limit: memoryMb * 1024 * 1024,
          unit: "memory" as const,
        };
        settle({ ok: false, failure });
      } else {
        settle({ ok: false, failure: { code: "unreadable", detail: error.message } });
      }
    });
    worker.on("exit", () => {
      if (signal.aborted) return;
      settle({ ok: false, failure: { code: "unreadable", detail: "the reader ended early" } });
    });
  });
}

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { forecastLine, type LineOutcome } from "./forecast-line.ts";

/** Lines from which on a second thread is worth its start. */
const worthThreads = 40;

/** Forecasts lines in their order: here if they are few, in a thread a core (at most four) if they are many. */
export async function forecastLines(lines: readonly string[]): Promise<LineOutcome[]> {
  const threads = Math.min(4, availableParallelism());
  if (lines.length < worthThreads || threads === 1) return lines.map(forecastLine);
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      inThread(lines.filter((_, index) => index % threads === thread)),
    ),
  );
  return lines.map(
    (_, index) =>
      parts[index % threads]?.[Math.floor(index / threads)] ?? { ok: false, failure: "the thread ended." },
  );
}

const inThread = (lines: string[]): Promise<LineOutcome[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./forecast-worker.ts", import.meta.url), { workerData: lines });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

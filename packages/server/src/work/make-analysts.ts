import { type Analysed, type Failure, failed, type Result, success, withoutSplits } from "@parlance/contract";
import type { Analyst } from "@parlance/engine";
import type { AnalysisCalls } from "../workers/analysis-calls.ts";
import { type CallWorker, startWorker } from "../workers/start-worker.ts";

/** Analyses side by side, and how long an unused worker stays. */
const bounds = { workers: 2, idleMilliseconds: 30_000 };

type AnalysisWorker = CallWorker<AnalysisCalls>;

/** Analysts in threads of their own. */
export type Analysts = Analyst & { close(): Promise<void> };

/**
 * Runs each analysis in a thread of its own, a few at a time, so that it holds up no other question. When the question is
 * cancelled or takes too long, the thread ends with whatever it was computing. Threads start when they are needed and
 * end when they are not.
 */
export function makeAnalysts(): Analysts {
  const idle: { worker: AnalysisWorker; timer: NodeJS.Timeout }[] = [];
  const busy = new Set<AnalysisWorker>();
  const waiting: (() => void)[] = [];
  const take = (): AnalysisWorker => {
    const free = idle.pop();
    clearTimeout(free?.timer);
    const worker =
      free?.worker ??
      startWorker<AnalysisCalls>(new URL("../workers/analysis-worker.ts", import.meta.url), {
        kind: "thread",
      });
    busy.add(worker);
    return worker;
  };
  const giveBack = (worker: AnalysisWorker): void => {
    busy.delete(worker);
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.worker === worker),
        1,
      );
      void worker.close();
    }, bounds.idleMilliseconds);
    idle.push({ worker, timer: timer.unref() });
    waiting.shift()?.();
  };
  return {
    analyse: async (table, query, now, { signal, timeoutSeconds }) => {
      while (busy.size >= bounds.workers && signal?.aborted !== true) await turn(waiting, signal);
      if (signal?.aborted) {
        waiting.shift()?.();
        return failed({ code: "cancelled" });
      }
      const worker = take();
      try {
        return await stoppable(worker, { table, query, now }, signal, timeoutSeconds);
      } finally {
        giveBack(worker);
      }
    },
    close: async () => {
      for (const { timer } of idle) clearTimeout(timer);
      for (const worker of busy) worker.kill();
      await Promise.all(idle.map(({ worker }) => worker.close()));
    },
  };
}

/** Waits until a worker is free, or until nobody waits for the answer any more. */
function turn(waiting: (() => void)[], signal: AbortSignal | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const leave = (): void => {
    const place = waiting.indexOf(resolve);
    if (place >= 0) waiting.splice(place, 1);
    resolve();
  };
  waiting.push(resolve);
  signal?.addEventListener("abort", leave, { once: true });
  return promise.finally(() => signal?.removeEventListener("abort", leave));
}

/** Calls a worker, and ends it where the call is to end before its time: late, the rows stay as they are. */
async function stoppable(
  worker: AnalysisWorker,
  argument: AnalysisCalls["analyse"]["argument"],
  signal: AbortSignal | null,
  timeoutSeconds: number,
): Promise<Result<Analysed, Failure>> {
  let stopped: Result<Analysed, Failure> | null = null;
  const stop = (outcome: Result<Analysed, Failure>): void => {
    stopped = outcome;
    worker.kill();
  };
  const cancel = (): void => stop(failed({ code: "cancelled" }));
  const late = {
    table: withoutSplits(argument.table, []).table,
    findings: [],
    notes: [tooLong(timeoutSeconds)],
  };
  const timer = setTimeout(() => stop(success(late)), timeoutSeconds * 1000);
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    return success(await worker.call("analyse", argument));
  } catch (error) {
    if (stopped !== null) return stopped;
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
}

const tooLong = (seconds: number): string =>
  `The analysis was stopped after ${seconds} s; these are the figures without it. Fewer groups or a coarser period take less time.`;

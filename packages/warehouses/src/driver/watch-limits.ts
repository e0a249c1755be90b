import type { Failure } from "@parlance/contract";
import type { RunLimits, Statement } from "@parlance/engine";

/** A run's time limit and abort signal, as one thing that may happen once. */
export type Stop = {
  /** Why the run must end; null while it may go on. */
  stopped(): Failure | null;
  /** Called when that happens, or at once if it has. */
  onStop(action: () => void): void;
  end(): void;
};

/** Watches the limits of one run from now on. */
export function watchLimits(statement: Statement, { timeoutSeconds, signal }: RunLimits): Stop {
  let failure: Failure | null = null;
  const actions: (() => void)[] = [];
  const stop = (why: Failure): void => {
    if (failure !== null) return;
    failure = why;
    for (const action of actions) action();
  };
  const cancel = (): void => stop({ code: "cancelled" });
  const timer = setTimeout(
    () => stop({ code: "timed-out", sql: statement.text, seconds: timeoutSeconds }),
    timeoutSeconds * 1000,
  );
  signal?.addEventListener("abort", cancel);
  if (signal?.aborted) cancel();
  return {
    stopped: () => failure,
    onStop: (action) => {
      if (failure === null) actions.push(action);
      else action();
    },
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    },
  };
}

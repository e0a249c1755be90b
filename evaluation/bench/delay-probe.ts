import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Loaded into the server under test: measures the event loop's delay between "reset" and "report" (ms, 99th percentile). */
if (isMainThread && process.send !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on("message", (message) => {
    if (message === "reset") delay.reset();
    if (message === "report") process.send?.(delay.percentile(99) / 1e6);
  });
  process.channel?.unref();
}

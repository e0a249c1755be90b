import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { RawResult, RunLimits, Statement } from "@parlance/engine";
import { collectRows, type RowCollector } from "./row-collector.ts";
import { readsOnly } from "./statement-guard.ts";
import { type Stop, watchLimits } from "./watch-limits.ts";

/** How a kind runs one statement under its limits. */
export type LimitedRun = {
  statement: Statement;
  limits: RunLimits;
  /** Bytes of the result, as text, before it is refused. */
  maximumBytes: number;
  /** Gives every row to the collector until that is full or the watch stops; returns what was refused, rejects as the driver does. */
  stream(rows: RowCollector, watch: Stop): Promise<Failure | null>;
  /** What an error of the driver means. */
  failureOf(error: unknown): Failure;
};

/**
 * Runs one reading statement: what every kind does around its own protocol. Fails as refused before anything is sent, as
 * cancelled, timed-out and too-large, and as `stream` does; an error that stopping itself caused is none.
 */
export async function runLimited(run: LimitedRun): Promise<Result<RawResult, Failure>> {
  const { statement, limits, maximumBytes } = run;
  const allowed = readsOnly(statement);
  if (!allowed.ok) return allowed;
  if (limits.signal?.aborted) return failed({ code: "cancelled" });
  const rows = collectRows(limits.maximumRows, maximumBytes);
  const watch = watchLimits(statement, limits);
  let failure: Failure | null = null;
  try {
    failure = await run.stream(rows, watch);
  } catch (error) {
    failure = rows.isFull() ? null : run.failureOf(error);
  } finally {
    watch.end();
  }
  failure = watch.stopped() ?? failure;
  if (failure !== null) return failed(failure);
  return rows.isTooLarge()
    ? failed({ code: "too-large", sql: statement.text, limit: `${maximumBytes} bytes` })
    : success(rows.result());
}

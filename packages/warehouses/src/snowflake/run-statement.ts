import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { RawResult, RunLimits, Statement } from "@parlance/engine";
import type { Connection, RowStatement } from "snowflake-sdk";
import { collectRows, type RowCollector } from "../driver/row-collector.ts";
import { readsOnly } from "../driver/statement-guard.ts";
import { type Stop, watchLimits } from "../driver/watch-limits.ts";
import { type FailureContext, snowflakeFailure } from "./failure.ts";
import type { SnowflakeSession } from "./session.ts";
import { snowflakeValue } from "./values.ts";

/** What a run needs of the open source. */
export type SnowflakeSource = { session: SnowflakeSession; context: FailureContext; maximumBytes: number };

/** Runs one SELECT, rows as they arrive. Time-out, cancelling and a full collector cancel the statement. */
export async function runSnowflake(
  source: SnowflakeSource,
  statement: Statement,
  limits: RunLimits,
): Promise<Result<RawResult, Failure>> {
  const allowed = readsOnly(statement);
  if (!allowed.ok) return allowed;
  if (limits.signal?.aborted) return failed({ code: "cancelled" });
  const opened = await source.session.take();
  if (!opened.ok) return opened;
  const rows = collectRows(limits.maximumRows, source.maximumBytes);
  const watch = watchLimits(statement, limits);
  try {
    await stream(opened.value, statement, rows, watch);
  } catch (error) {
    if (watch.stopped() === null)
      return failed(snowflakeFailure(error, { ...source.context, sql: statement.text }));
  } finally {
    watch.end();
  }
  const stopped = watch.stopped();
  if (stopped !== null) return failed(stopped);
  if (rows.isTooLarge())
    return failed({ code: "too-large", sql: statement.text, limit: `${source.maximumBytes} bytes` });
  return success(rows.result());
}

async function stream(
  connection: Connection,
  { text, parameters }: Statement,
  rows: RowCollector,
  watch: Stop,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const running = connection.execute({
      sqlText: text,
      binds: parameters,
      rowMode: "array",
      streamResult: true,
      fetchAsString: ["Number", "Date"],
      complete: (error, finished) => {
        if (error) reject(error);
        else read(finished as RowStatement, rows, resolve, reject);
      },
    }) as RowStatement;
    watch.onStop(() => {
      running.cancel(() => undefined);
      resolve();
    });
  });
}

function read(
  statement: RowStatement,
  rows: RowCollector,
  resolve: () => void,
  reject: (error: Error) => void,
): void {
  const types = (statement.getColumns() ?? []).map((column) => column.getType());
  const source = statement.streamRows();
  source.on("data", (row: unknown[]) => {
    if (rows.add(row.map((value, index) => snowflakeValue(value, types[index] ?? "")))) return;
    source.destroy();
    resolve();
  });
  source.on("error", reject);
  source.on("end", () => resolve());
}

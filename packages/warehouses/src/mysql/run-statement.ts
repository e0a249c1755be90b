import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { RawResult, RunLimits, Statement } from "@parlance/engine";
import type { Connection, PoolConnection } from "mysql2";
import { collectRows, type RowCollector } from "../driver/row-collector.ts";
import { readsOnly } from "../driver/statement-guard.ts";
import { type Stop, watchLimits } from "../driver/watch-limits.ts";
import { type FailureContext, mysqlFailure } from "./failure.ts";
import { plainQuery, type Sessions } from "./pool.ts";
import { type MysqlField, mysqlParameter, mysqlValue } from "./values.ts";

/** What a run needs of the open source; `connectAside` makes a connection outside the pool, to end a query of it. */
export type MysqlSource = {
  sessions: Sessions;
  context: FailureContext;
  maximumBytes: number;
  connectAside(): Connection;
};

/** Milliseconds that a killed statement has to end before its connection is cut. */
const patience = 3000;

/**
 * Runs one SELECT as a prepared statement, rows as they arrive. Time-out, cancelling and a full collector end it with
 * KILL QUERY from another connection.
 */
export async function runMysql(
  source: MysqlSource,
  statement: Statement,
  limits: RunLimits,
): Promise<Result<RawResult, Failure>> {
  const allowed = readsOnly(statement);
  if (!allowed.ok) return allowed;
  if (limits.signal?.aborted) return failed({ code: "cancelled" });
  const context = { ...source.context, sql: statement.text };
  const rows = collectRows(limits.maximumRows, source.maximumBytes);
  const watch = watchLimits(statement, limits);
  let connection: PoolConnection | null = null;
  try {
    connection = await source.sessions.take();
    const isClean = watch.stopped() !== null || (await stream(source, connection, statement, rows, watch));
    if (isClean) connection.release();
    else connection.destroy();
  } catch (error) {
    connection?.destroy();
    if (watch.stopped() === null && !rows.result().truncated && !rows.isTooLarge())
      return failed(mysqlFailure(error, connection === null ? source.context : context));
  } finally {
    watch.end();
  }
  const stopped = watch.stopped();
  if (stopped !== null) return failed(stopped);
  if (rows.isTooLarge())
    return failed({ code: "too-large", sql: statement.text, limit: `${source.maximumBytes} bytes` });
  return success(rows.result());
}

/** Whether the connection can be used again: a late KILL must not hit the next statement. */
async function stream(
  source: MysqlSource,
  connection: PoolConnection,
  statement: Statement,
  rows: RowCollector,
  watch: Stop,
): Promise<boolean> {
  let cutOff: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (cutOff !== null) return;
    cutOff = setTimeout(() => connection.destroy(), patience);
    void killQuery(source, connection.threadId);
  };
  watch.onStop(stop);
  let lose = (): void => {};
  try {
    await new Promise<void>((resolve, reject) => {
      let fields: MysqlField[] = [];
      const query = connection.execute(statement.text, statement.parameters.map(mysqlParameter));
      query.on("fields", (list: MysqlField[]) => {
        fields = list;
      });
      query.on("result", (row: unknown) => {
        const values = Array.isArray(row) ? row : [];
        if (!rows.add(values.map((value, index) => mysqlValue(value, fields[index] ?? {})))) stop();
      });
      query.on("error", reject);
      query.on("end", () => resolve());
      lose = () => reject(connectionLost());
      connection.once("end", lose);
    });
    return cutOff === null;
  } finally {
    if (cutOff !== null) clearTimeout(cutOff);
    connection.off("end", lose);
  }
}

const connectionLost = (): Error =>
  Object.assign(new Error("the server closed it"), { code: "PROTOCOL_CONNECTION_LOST" });

/** Asks the server to end the statement; a failing attempt is followed by cutting the connection. */
async function killQuery({ connectAside }: MysqlSource, thread: number): Promise<void> {
  const other = connectAside();
  other.on("error", () => {});
  await plainQuery(other, `KILL QUERY ${Number(thread)}`).catch(() => {});
  other.destroy();
}

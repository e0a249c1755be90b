import type { Failure, Result } from "@parlance/contract";
import type { RawResult, RunLimits, Statement } from "@parlance/engine";
import type { Connection, PoolConnection } from "mysql2";
import { endStatement } from "../driver/end-statement.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import type { RowCollector } from "../driver/row-collector.ts";
import { runLimited } from "../driver/run-limited.ts";
import type { Stop } from "../driver/watch-limits.ts";
import { mysqlFailure } from "./failure.ts";
import { plainQuery, type Sessions } from "./pool.ts";
import { type MysqlField, mysqlParameter, mysqlValue } from "./values.ts";

/** What a run needs of the open source; `connectAside` makes a connection outside the pool, to end a query of it. */
export type MysqlSource = {
  sessions: Sessions;
  context: FailureContext;
  maximumBytes: number;
  connectAside(): Connection;
};

/**
 * Runs one SELECT as a prepared statement, rows as they arrive. Time-out, cancelling and a full collector end it with
 * KILL QUERY from another connection.
 */
export function runMysql(
  source: MysqlSource,
  statement: Statement,
  limits: RunLimits,
): Promise<Result<RawResult, Failure>> {
  let connection: PoolConnection | null = null;
  return runLimited({
    statement,
    limits,
    maximumBytes: source.maximumBytes,
    stream: async (rows, watch) => {
      const taken = await source.sessions.take();
      connection = taken;
      let isClean = false;
      try {
        isClean = watch.stopped() !== null || (await stream(source, taken, statement, rows, watch));
      } finally {
        if (isClean) taken.release();
        else taken.destroy();
      }
      return null;
    },
    failureOf: (error) =>
      mysqlFailure(error, connection === null ? source.context : { ...source.context, sql: statement.text }),
  });
}

/** Whether the connection can be used again. */
async function stream(
  source: MysqlSource,
  connection: PoolConnection,
  statement: Statement,
  rows: RowCollector,
  watch: Stop,
): Promise<boolean> {
  const end = endStatement(
    () => void killQuery(source, connection.threadId),
    () => connection.destroy(),
  );
  watch.onStop(end.now);
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
        if (!rows.add(values.map((value, index) => mysqlValue(value, fields[index] ?? {})))) end.now();
      });
      query.on("error", reject);
      query.on("end", () => resolve());
      lose = () => reject(connectionLost());
      connection.once("end", lose);
    });
    return end.isClean();
  } finally {
    end.done();
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

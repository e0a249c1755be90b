import { type Failure, failed, type Literal, type Result, success } from "@parlance/contract";
import type { RawResult, RunLimits, Statement } from "@parlance/engine";
import type { ClientBase, Pool, PoolClient, PoolConfig, Query, QueryArrayConfig } from "pg";
import { collectRows, type RowCollector } from "../driver/row-collector.ts";
import { readsOnly } from "../driver/statement-guard.ts";
import { type Stop, watchLimits } from "../driver/watch-limits.ts";
import { type FailureContext, postgresqlFailure } from "./failure.ts";
import { postgresqlTypes } from "./values.ts";

/** What a run needs of the open source. */
export type PostgresqlSource = {
  pool: Pool;
  /** For a connection beside the pool, whose own copy hides the password. */
  config: PoolConfig;
  Query: typeof Query;
  context: FailureContext;
  maximumBytes: number;
};

/** Milliseconds that a cancelled statement has to end before its connection is cut. */
const patience = 3000;

/**
 * Runs one SELECT on a session of the pool, rows as they arrive. Time-out, cancelling and a full collector end it with
 * pg_cancel_backend from another session.
 */
export async function runPostgresql(
  source: PostgresqlSource,
  statement: Statement,
  limits: RunLimits,
): Promise<Result<RawResult, Failure>> {
  const allowed = readsOnly(statement);
  if (!allowed.ok) return allowed;
  if (limits.signal?.aborted) return failed({ code: "cancelled" });
  const context = { ...source.context, sql: statement.text };
  const rows = collectRows(limits.maximumRows, source.maximumBytes);
  const watch = watchLimits(statement, limits);
  let client: PoolClient | null = null;
  try {
    client = await source.pool.connect();
    const isClean = watch.stopped() !== null || (await stream(source, client, statement, rows, watch));
    client.release(!isClean);
  } catch (error) {
    client?.release(true);
    if (watch.stopped() === null && !rows.result().truncated && !rows.isTooLarge())
      return failed(postgresqlFailure(error, client === null ? source.context : context));
  } finally {
    watch.end();
  }
  const stopped = watch.stopped();
  if (stopped !== null) return failed(stopped);
  if (rows.isTooLarge())
    return failed({ code: "too-large", sql: statement.text, limit: `${source.maximumBytes} bytes` });
  return success(rows.result());
}

/** Whether the session can be used again: a late cancel must not hit the next statement. */
async function stream(
  source: PostgresqlSource,
  client: PoolClient,
  statement: Statement,
  rows: RowCollector,
  watch: Stop,
): Promise<boolean> {
  let cutOff: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (cutOff !== null) return;
    cutOff = setTimeout(() => void clientEnd(client), patience);
    void cancelBackend(source, client);
  };
  watch.onStop(stop);
  try {
    await new Promise<void>((resolve, reject) => {
      const config: QueryArrayConfig = {
        text: statement.text,
        values: statement.parameters,
        rowMode: "array",
        types: postgresqlTypes,
      };
      const query = new source.Query(config);
      query.on("row", (row: unknown) => {
        if (!rows.add(row as Literal[])) stop();
      });
      query.on("error", reject);
      query.on("end", () => resolve());
      client.query(query);
    });
    return cutOff === null;
  } finally {
    if (cutOff !== null) clearTimeout(cutOff);
  }
}

/** Cuts the connection where a query is under way. */
const clientEnd = async (client: ClientBase): Promise<void> => {
  if ("end" in client && typeof client.end === "function") await client.end();
};

/** Asks the server to end the statement of `client`; a failing attempt is followed by cutting the connection. */
async function cancelBackend({ config }: PostgresqlSource, client: PoolClient): Promise<void> {
  const pid = "processID" in client ? Number(client.processID) : 0;
  const { Client } = (await import("pg")).default;
  const other = new Client({ ...config, connectionTimeoutMillis: patience });
  other.on("error", () => {});
  try {
    await other.connect();
    await other.query("SELECT pg_cancel_backend($1)", [pid]);
  } catch {
    // The connection is cut instead.
  } finally {
    await other.end().catch(() => {});
  }
}

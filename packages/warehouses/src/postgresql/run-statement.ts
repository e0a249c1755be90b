import type { Failure, Literal, Result } from "@parlance/contract";
import type { RawResult, RunLimits, Statement } from "@parlance/engine";
import type { ClientBase, Pool, PoolClient, PoolConfig, Query, QueryArrayConfig } from "pg";
import { endStatement } from "../driver/end-statement.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import type { RowCollector } from "../driver/row-collector.ts";
import { runLimited } from "../driver/run-limited.ts";
import type { Stop } from "../driver/watch-limits.ts";
import { postgresqlFailure } from "./failure.ts";
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

/** Milliseconds that the connection beside the pool may take. */
const patience = 3000;

/**
 * Runs one SELECT on a session of the pool, rows as they arrive. Time-out, cancelling and a full collector end it with
 * pg_cancel_backend from another session.
 */
export function runPostgresql(
  source: PostgresqlSource,
  statement: Statement,
  limits: RunLimits,
): Promise<Result<RawResult, Failure>> {
  let client: PoolClient | null = null;
  return runLimited({
    statement,
    limits,
    maximumBytes: source.maximumBytes,
    stream: async (rows, watch) => {
      const taken = await source.pool.connect();
      client = taken;
      let isClean = false;
      try {
        isClean = watch.stopped() !== null || (await stream(source, taken, statement, rows, watch));
      } finally {
        taken.release(!isClean);
      }
      return null;
    },
    failureOf: (error) =>
      postgresqlFailure(error, client === null ? source.context : { ...source.context, sql: statement.text }),
  });
}

/** Whether the session can be used again. The extended protocol takes one statement, the simple one as many as there are. */
async function stream(
  source: PostgresqlSource,
  client: PoolClient,
  statement: Statement,
  rows: RowCollector,
  watch: Stop,
): Promise<boolean> {
  const end = endStatement(
    () => void cancelBackend(source, client),
    () => void clientEnd(client),
  );
  watch.onStop(end.now);
  try {
    await new Promise<void>((resolve, reject) => {
      const config: QueryArrayConfig & { queryMode: "extended" } = {
        text: statement.text,
        values: statement.parameters,
        rowMode: "array",
        types: postgresqlTypes,
        queryMode: "extended",
      };
      const query = new source.Query(config);
      query.on("row", (row: unknown) => {
        if (!rows.add(row as Literal[])) end.now();
      });
      query.on("error", reject);
      query.on("end", () => resolve());
      client.query(query);
    });
    return end.isClean();
  } finally {
    end.done();
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

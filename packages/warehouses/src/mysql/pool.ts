import type { Connection, Pool, PoolConnection } from "mysql2";
import { isDispensable } from "./session.ts";

/** Connections of a pool whose sessions are set up before anything else runs on them. */
export type Sessions = { take(): Promise<PoolConnection> };

/**
 * Makes sessions; `settings` are run once on every new connection, and MySQL 8 is told to show tables as they are now, which
 * MariaDB does anyhow. Taking one rejects as `mysql2` does.
 */
export function makeSessions(pool: Pool, settings: string[]): Sessions {
  const ready = new WeakSet<Connection>();
  const setUp = async (connection: PoolConnection): Promise<PoolConnection> => {
    if (ready.has(connection)) return connection;
    connection.on("error", () => {});
    try {
      for (const text of settings)
        await plainQuery(connection, text).catch((error: unknown) => {
          if (!isDispensable(text, error)) throw error;
        });
      await plainQuery(connection, "SET SESSION information_schema_stats_expiry = 0").catch(() => {});
    } catch (error) {
      connection.destroy();
      throw error;
    }
    ready.add(connection);
    return connection;
  };
  const connect = (): Promise<PoolConnection> =>
    new Promise((resolve, reject) => {
      pool.getConnection((error, connection) => (error === null ? resolve(connection) : reject(error)));
    });
  return { take: async () => setUp(await connect()) };
}

/** Runs a statement of ours that returns nothing. */
export const plainQuery = (connection: Connection, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.query(text, (error) => (error === null ? resolve() : reject(error)));
  });

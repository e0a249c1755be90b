import mysql from "mysql2/promise";
import pg from "pg";
import type { TestServer } from "../src/conformance/testing/test-server.ts";

export { type BigqueryServer, startBigquery } from "../src/conformance/testing/start-bigquery.ts";
/** Real database servers for the tests of other packages. */
export { mariadbMissing, startMariadb } from "../src/conformance/testing/start-mariadb.ts";
export { startPostgresql } from "../src/conformance/testing/start-postgresql.ts";
export { type SnowflakeServer, startSnowflake } from "../src/conformance/testing/start-snowflake.ts";
export { wholesale } from "../src/conformance/testing/wholesale.ts";
export type { TestServer };

/** A table that nobody else can read until its server is killed; `waiting` is how many statements stand before it. */
export type HeldTable = { waiting(): Promise<number>; release(): Promise<void> };

type Reached = { host: string; port: number; database: string; user: string; password: string };

const reached = ({ settings }: TestServer): Reached => ({
  host: String(settings.host),
  port: Number(settings.port),
  database: String(settings.database),
  user: String(settings.username),
  password: String(settings.password),
});

/** Where a PostgreSQL is, as an address with user and password. */
export function postgresqlUrl(server: TestServer): string {
  const { host, port, database, user, password } = reached(server);
  return `postgresql://${user}:${password}@${host}:${port}/${database}`;
}

/** Holds a table of a PostgreSQL. */
export async function holdInPostgresql(server: TestServer, table: string): Promise<HeldTable> {
  const client = new pg.Client(reached(server));
  client.on("error", () => undefined);
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return {
    waiting: async () => {
      const { rows } = await client.query<{ n: number }>(
        "SELECT COUNT(*)::int AS n FROM pg_locks WHERE NOT granted",
      );
      return rows[0]?.n ?? 0;
    },
    release: () => client.end().catch(() => undefined),
  };
}

/** Holds a table of a MariaDB. */
export async function holdInMariadb(server: TestServer, table: string): Promise<HeldTable> {
  const connection = await mysql.createConnection(reached(server));
  connection.on("error", () => undefined);
  await connection.query(`LOCK TABLES ${table} WRITE`);
  return {
    waiting: async () => {
      const [rows] = await connection.query<(mysql.RowDataPacket & { n: number })[]>(
        "SELECT COUNT(*) AS n FROM information_schema.processlist WHERE state LIKE 'Waiting for table%'",
      );
      return Number(rows[0]?.n ?? 0);
    },
    release: () => Promise.resolve(connection.destroy()),
  };
}

/** The first cell of what a statement gives. */
export async function figureOfPostgresql(server: TestServer, sql: string): Promise<number> {
  const client = new pg.Client(reached(server));
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" }).finally(() => client.end());
  return Number(rows[0]?.[0]);
}

/** The same of a MariaDB. */
export async function figureOfMariadb(server: TestServer, sql: string): Promise<number> {
  const connection = await mysql.createConnection(reached(server));
  const [rows] = await connection
    .query<mysql.RowDataPacket[][]>({ sql, rowsAsArray: true })
    .finally(() => connection.destroy());
  return Number(rows[0]?.[0]);
}

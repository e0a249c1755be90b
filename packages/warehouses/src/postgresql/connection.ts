import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { Pool, PoolConfig } from "pg";
import { namesIn } from "../driver/common-settings.ts";
import type { ConnectEnvironment, ServerInfo, SourceConnection } from "../driver/driver.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import { guardedSocket } from "../network/guarded-socket.ts";
import { applySettings } from "./apply-settings.ts";
import { postgresqlDialect } from "./dialect.ts";
import { postgresqlFailure } from "./failure.ts";
import { postgresqlCatalogue } from "./introspect.ts";
import { runPostgresql } from "./run-statement.ts";
import type { PostgresqlSettings } from "./settings.ts";

/** Seconds after which the server itself ends a statement, should this one be gone. */
const serverTimeoutSeconds = 900;

/** Opens a pool to a PostgreSQL server; the first connection is made at once, so that wrong settings show here. */
export async function openPostgresql(
  settings: PostgresqlSettings,
  environment: ConnectEnvironment,
): Promise<Result<SourceConnection, Failure>> {
  const { Pool, Query } = (await import("pg")).default;
  const context: FailureContext = {
    host: settings.host,
    database: settings.database,
    user: settings.username,
    sql: null,
  };
  let config = poolConfig(settings, environment, settings.encryption !== "disable");
  const first = await reach(new Pool(config), context);
  let pool = first.pool;
  if (first.failure?.code === "encryption-failed" && settings.encryption === "prefer") {
    config = poolConfig(settings, environment, false);
    const second = await reach(new Pool(config), context);
    pool = second.pool;
    if (second.failure !== null) return failed(second.failure);
  } else if (first.failure !== null) return failed(first.failure);
  const connection: SourceConnection = {
    dialect: postgresqlDialect,
    run: (statement, limits) =>
      runPostgresql(
        { pool, config, Query, context, maximumBytes: environment.maximumBytes },
        statement,
        limits,
      ),
    test: () => serverInfo(pool, context),
    catalogue: () => postgresqlCatalogue(connection, namesIn(settings.schemas)),
    sampleClause: (percent, table) =>
      table.kind === "table" ? `TABLESAMPLE SYSTEM (${percent}) REPEATABLE (7)` : null,
    asText: (operand) => `CAST(${operand} AS VARCHAR)`,
    close: () => pool.end(),
  };
  return success(connection);
}

function poolConfig(
  settings: PostgresqlSettings,
  environment: ConnectEnvironment,
  encrypted: boolean,
): PoolConfig {
  const { certificate } = settings;
  const verify = settings.encryption === "verify";
  return {
    host: settings.host,
    port: settings.port,
    database: settings.database,
    user: settings.username,
    password: settings.password,
    max: settings.connections,
    connectionTimeoutMillis: environment.connectSeconds * 1000,
    idleTimeoutMillis: 60_000,
    application_name: "Parlance",
    stream: () => guardedSocket(environment),
    ssl: encrypted
      ? { rejectUnauthorized: verify, ...(certificate === undefined ? {} : { ca: certificate }) }
      : false,
    onConnect: async (client) => {
      client.on("error", () => {});
      await applySettings((text) => client.query(text), sessionSettings(settings));
    },
  };
}

/** Every session reads only, in one time zone, with the chosen schemas in sight. */
function sessionSettings({ schemas, timeZone }: PostgresqlSettings): string[] {
  const path = namesIn(schemas).map((name) => `"${name.replaceAll('"', '""')}"`);
  return [
    "SET default_transaction_read_only = on",
    "SET DateStyle = 'ISO, YMD'",
    `SET TimeZone = '${timeZone}'`,
    `SET statement_timeout = ${serverTimeoutSeconds * 1000}`,
    ...(path.length === 0 ? [] : [`SET search_path = ${path.join(", ")}`]),
  ];
}

async function reach(pool: Pool, context: FailureContext): Promise<{ pool: Pool; failure: Failure | null }> {
  pool.on("error", () => {});
  try {
    (await pool.connect()).release();
    return { pool, failure: null };
  } catch (error) {
    await pool.end();
    return { pool, failure: postgresqlFailure(error, context) };
  }
}

async function serverInfo(pool: Pool, context: FailureContext): Promise<Result<ServerInfo, Failure>> {
  const start = performance.now();
  try {
    const { rows } = await pool.query<{ version: string; user: string }>(
      'SELECT version(), current_user AS "user"',
    );
    const [product = "PostgreSQL", version = ""] = (rows[0]?.version ?? "").split(/\s+/);
    const milliseconds = Math.round(performance.now() - start);
    return success({ product, version, user: rows[0]?.user ?? context.user, milliseconds });
  } catch (error) {
    return failed(postgresqlFailure(error, context));
  }
}

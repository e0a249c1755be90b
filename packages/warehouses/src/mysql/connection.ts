import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { Pool, PoolOptions } from "mysql2";
import type { ConnectEnvironment, ServerInfo, SourceConnection } from "../driver/driver.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import { guardedSocket } from "../network/guarded-socket.ts";
import { mysqlDialect } from "./dialect.ts";
import { mysqlFailure } from "./failure.ts";
import { mysqlCatalogue } from "./introspect.ts";
import { makeSessions, type Sessions } from "./pool.ts";
import { runMysql } from "./run-statement.ts";
import { sessionSettings } from "./session.ts";
import type { MysqlSettings } from "./settings.ts";

/** Opens a pool to a MySQL server; the first connection is made at once, so that wrong settings show here. */
export async function openMysql(
  settings: MysqlSettings,
  environment: ConnectEnvironment,
): Promise<Result<SourceConnection, Failure>> {
  const { createConnection, createPool } = (await import("mysql2")).default;
  const context: FailureContext = {
    host: settings.host,
    database: settings.database,
    user: settings.username,
    sql: null,
  };
  let options = poolOptions(settings, environment, settings.encryption !== "disable");
  let pool = createPool(options);
  let sessions = makeSessions(pool, sessionSettings(settings));
  let failure = await reach(pool, sessions, context);
  if (failure?.code === "encryption-failed" && settings.encryption === "prefer") {
    options = poolOptions(settings, environment, false);
    pool = createPool(options);
    sessions = makeSessions(pool, sessionSettings(settings));
    failure = await reach(pool, sessions, context);
  }
  if (failure !== null) return failed(failure);
  const { maximumBytes } = environment;
  const source = { sessions, context, maximumBytes, connectAside: () => createConnection(options) };
  const connection: SourceConnection = {
    dialect: mysqlDialect,
    run: (statement, limits) => runMysql(source, statement, limits),
    test: () => serverInfo(connection, context),
    catalogue: () => mysqlCatalogue(connection, settings.database),
    sampleClause: () => null,
    asText: (operand) => operand,
    close: () => pool.promise().end(),
  };
  return success(connection);
}

/** `LOCAL INFILE`, by which a server can ask for files of this machine, and several statements in one are off. */
function poolOptions(
  settings: MysqlSettings,
  environment: ConnectEnvironment,
  encrypted: boolean,
): PoolOptions {
  const { certificate, host, port } = settings;
  const verify = settings.encryption === "verify";
  return {
    host,
    port,
    database: settings.database,
    user: settings.username,
    password: settings.password,
    connectionLimit: settings.connections,
    connectTimeout: environment.connectSeconds * 1000,
    charset: "utf8mb4_general_ci",
    flags: ["-LOCAL_FILES"],
    multipleStatements: false,
    dateStrings: true,
    supportBigNumbers: true,
    jsonStrings: true,
    rowsAsArray: true,
    maxPreparedStatements: 100,
    stream: () => guardedSocket(environment).connect(port, host),
    ...(encrypted
      ? {
          ssl: {
            rejectUnauthorized: verify,
            verifyIdentity: verify,
            ...(certificate === undefined ? {} : { ca: certificate }),
          },
        }
      : {}),
  };
}

async function reach(pool: Pool, sessions: Sessions, context: FailureContext): Promise<Failure | null> {
  try {
    (await sessions.take()).release();
    return null;
  } catch (error) {
    await pool.promise().end();
    return mysqlFailure(error, context);
  }
}

async function serverInfo(
  connection: SourceConnection,
  { user }: FailureContext,
): Promise<Result<ServerInfo, Failure>> {
  const start = performance.now();
  const text = "SELECT VERSION(), @@version_comment, CURRENT_USER()";
  const result = await connection.run(
    { text, parameters: [] },
    { timeoutSeconds: 30, maximumRows: 1, signal: null },
  );
  if (!result.ok) return result;
  const [version, comment, current] = result.value.rows[0] ?? [];
  return success({
    product: /mariadb/i.test(`${version} ${comment}`) ? "MariaDB" : "MySQL",
    version: String(version),
    user: String(current ?? user),
    milliseconds: Math.round(performance.now() - start),
  });
}

import { type Failure, type Result, success } from "@parlance/contract";
import type { ConnectEnvironment, SourceConnection } from "../driver/driver.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import { reachHost } from "../network/reach-host.ts";
import { snowflakeDialect } from "./dialect.ts";
import { snowflakeCatalogue } from "./introspect.ts";
import { runSnowflake } from "./run-statement.ts";
import { makeSession } from "./session.ts";
import type { SnowflakeSettings } from "./settings.ts";

/** Opens a schema of Snowflake with the vendor's client; the log-in is made at once, so that wrong settings show here. */
export async function openSnowflake(
  settings: SnowflakeSettings,
  environment: ConnectEnvironment,
): Promise<Result<SourceConnection, Failure>> {
  const accessUrl = environment.endpoints.snowflake ?? null;
  const host = accessUrl === null ? `${settings.account}.snowflakecomputing.com` : new URL(accessUrl).host;
  const context: FailureContext = { host, database: settings.database, user: settings.username, sql: null };
  const reach = reachHost(accessUrl ?? `https://${host}`, environment);
  const { connectSeconds } = environment;
  const session = makeSession(settings, { accessUrl, connectSeconds, reach }, context);
  const first = await session.take();
  if (!first.ok) return first;
  const { maximumBytes } = environment;
  const connection: SourceConnection = {
    dialect: snowflakeDialect,
    run: (statement, limits) => runSnowflake({ session, context, maximumBytes, reach }, statement, limits),
    test: async () => {
      const start = performance.now();
      const text = "SELECT CURRENT_VERSION(), CURRENT_USER()";
      const answered = await connection.run(
        { text, parameters: [] },
        { timeoutSeconds: 30, maximumRows: 1, signal: null },
      );
      if (!answered.ok) return answered;
      const [version, user] = answered.value.rows[0] ?? [];
      const milliseconds = Math.round(performance.now() - start);
      return success({ product: "Snowflake", version: String(version), user: String(user), milliseconds });
    },
    catalogue: () => snowflakeCatalogue(connection, session, settings.schema, context),
    sampleClause: (percent, table) => (table.kind === "table" ? `SAMPLE SYSTEM (${percent})` : null),
    asText: (operand) => `CAST(${operand} AS VARCHAR)`,
    close: () => session.close(),
  };
  return success(connection);
}

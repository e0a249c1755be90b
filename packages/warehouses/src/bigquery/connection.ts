import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { ConnectEnvironment, SourceConnection } from "../driver/driver.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import { guardedAgentOptions } from "../network/guarded-socket.ts";
import { bigqueryDialect } from "./dialect.ts";
import { bigqueryCatalogue } from "./introspect.ts";
import { runBigquery } from "./run-statement.ts";
import { type BigquerySettings, readServiceAccountKey } from "./settings.ts";

/**
 * Opens a dataset of BigQuery with the vendor's client; the first call shows whether the key is taken. Calls carry a token that
 * the key signs itself, so that no other address is needed.
 */
export async function openBigquery(
  settings: BigquerySettings,
  environment: ConnectEnvironment,
): Promise<Result<SourceConnection, Failure>> {
  const { BigQuery } = await import("@google-cloud/bigquery");
  const key = readServiceAccountKey(settings.credentials);
  const endpoint = environment.endpoints.bigquery;
  const host = endpoint === undefined ? "bigquery.googleapis.com" : new URL(endpoint).host;
  const context: FailureContext = {
    host,
    database: settings.dataset,
    user: key?.client_email ?? "",
    sql: null,
  };
  if (key === null) return failed({ code: "login-refused", host, user: "" });
  const client = new BigQuery({
    projectId: settings.projectId,
    credentials: { client_email: key.client_email, private_key: key.private_key },
    autoRetry: true,
    maxRetries: 2,
    ...(endpoint === undefined ? {} : { apiEndpoint: endpoint }),
  });
  client.authClient.useJWTAccessWithScope = true;
  const pool = { maxSockets: Number.POSITIVE_INFINITY, ...guardedAgentOptions(environment) };
  client.interceptors.push({
    request: (call) => Object.assign(call as Parameters<typeof client.request>[0], { pool }),
  });
  const { maximumBytes } = environment;
  const connection: SourceConnection = {
    dialect: bigqueryDialect,
    run: (statement, limits) => runBigquery({ client, settings, context, maximumBytes }, statement, limits),
    test: async () => {
      const start = performance.now();
      const answered = await connection.run(
        { text: "SELECT 1", parameters: [] },
        { timeoutSeconds: 30, maximumRows: 1, signal: null },
      );
      const milliseconds = Math.round(performance.now() - start);
      return answered.ok
        ? success({ product: "BigQuery", version: "2", user: key.client_email, milliseconds })
        : answered;
    },
    catalogue: () => bigqueryCatalogue(client, settings.dataset, context),
    sampleClause: (percent, table) =>
      table.kind === "table" ? `TABLESAMPLE SYSTEM (${percent} PERCENT)` : null,
    asText: (operand) => `CAST(${operand} AS STRING)`,
    close: () => Promise.resolve(),
  };
  return success(connection);
}

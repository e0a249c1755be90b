import { createRequire } from "node:module";
import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { Connection } from "snowflake-sdk";
import type { FailureContext } from "../driver/failure-context.ts";
import type { Reach } from "../network/reach-host.ts";
import { snowflakeFailure } from "./failure.ts";
import type { SnowflakeSettings } from "./settings.ts";

/** One session, opened with the first statement and again after it ended. */
export type SnowflakeSession = {
  /** Fails as logging in does. */
  take(): Promise<Result<Connection, Failure>>;
  close(): Promise<void>;
};

/** Milliseconds that a call may be held back: Snowflake answers those of long statements after 45 seconds at the latest. */
const longestCall = 60_000;

/**
 * Makes a session. `accessUrl` replaces the vendor's address. The client tries to log in for minutes; whether anybody is there
 * is looked at before, and after `connectSeconds` it is given up.
 */
export function makeSession(
  settings: SnowflakeSettings,
  { accessUrl, connectSeconds, reach }: { accessUrl: string | null; connectSeconds: number; reach: Reach },
  context: FailureContext,
): SnowflakeSession {
  let opening: Promise<Result<Connection, Failure>> | null = null;
  const open = async (): Promise<Result<Connection, Failure>> => {
    const unreached = await reach();
    if (unreached !== null) return failed(snowflakeFailure(unreached, context));
    const { default: snowflake } = await import("snowflake-sdk");
    snowflake.configure({ logLevel: "OFF", additionalLogToConsole: false });
    forbidRedirects();
    const { account, warehouse, database, schema, username, password, privateKey, role } = settings;
    const connection = snowflake.createConnection({
      account,
      warehouse,
      database,
      schema,
      username,
      application: "Parlance",
      timeout: longestCall,
      sfRetryMaxLoginRetries: 1,
      clientSessionKeepAlive: true,
      representNullAsStringNull: false,
      ...(role === "" ? {} : { role }),
      ...(accessUrl === null ? {} : { accessUrl }),
      ...(privateKey === ""
        ? { password }
        : { authenticator: "SNOWFLAKE_JWT", privateKey, privateKeyPass: settings.privateKeyPassphrase }),
    });
    try {
      await connected(connection, connectSeconds);
      for (const text of sessionSettings(settings)) await execute(connection, text);
      return success(connection);
    } catch (error) {
      return failed(snowflakeFailure(error, context));
    }
  };
  const take = async (): Promise<Result<Connection, Failure>> => {
    opening ??= open();
    const attempt = opening;
    const opened = await attempt;
    if (opened.ok && opened.value.isUp()) return opened;
    if (opening === attempt) opening = null;
    return opened.ok ? take() : opened;
  };
  return {
    take,
    close: async () => {
      const opened = await opening;
      if (opened?.ok) await new Promise<void>((resolve) => opened.value.destroy(() => resolve()));
    },
  };
}

/** The HTTP client within the vendor's, as far as it is set here. */
type HttpDefaults = { default: { defaults: { maxRedirects?: number } } };

/** The vendor's client would follow a redirect wherever it leads; Snowflake's service sends none. */
function forbidRedirects(): void {
  const load = createRequire(import.meta.url);
  const http: HttpDefaults = load("snowflake-sdk/dist/lib/http/axios_instance.js");
  http.default.defaults.maxRedirects = 0;
}

/** Logs in; the client's own promise resolves whether it worked or not. */
const connected = (connection: Connection, seconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = Object.assign(new Error("the log-in was not answered"), { code: "ETIMEDOUT" });
    const timer = setTimeout(() => reject(late), seconds * 1000);
    connection.connect((error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    });
  });

/** One statement at a time, times written as ISO 8601 in one zone. */
const sessionSettings = ({ timeZone }: SnowflakeSettings): string[] => [
  `ALTER SESSION SET TIMEZONE = '${timeZone}', MULTI_STATEMENT_COUNT = 1, STATEMENT_TIMEOUT_IN_SECONDS = 900, WEEK_START = 1`,
  "ALTER SESSION SET DATE_OUTPUT_FORMAT = 'YYYY-MM-DD', TIME_OUTPUT_FORMAT = 'HH24:MI:SS.FF3', TIMESTAMP_NTZ_OUTPUT_FORMAT = 'YYYY-MM-DD HH24:MI:SS.FF3', TIMESTAMP_LTZ_OUTPUT_FORMAT = 'YYYY-MM-DD HH24:MI:SS.FF3', TIMESTAMP_TZ_OUTPUT_FORMAT = 'YYYY-MM-DD HH24:MI:SS.FF3'",
];

/** Runs a statement of ours and returns its rows by column name. */
export const execute = (connection: Connection, sqlText: string): Promise<Record<string, unknown>[]> =>
  new Promise((resolve, reject) => {
    connection.execute({
      sqlText,
      complete: (error, _, rows) =>
        error ? reject(error) : resolve((rows ?? []) as Record<string, unknown>[]),
    });
  });

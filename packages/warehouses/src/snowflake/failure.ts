import type { Failure } from "@parlance/contract";
import type { FailureContext } from "../driver/failure-context.ts";
import { networkFailure } from "../network/network-failure.ts";

/** What an error of Snowflake's client means, by its number and SQLSTATE, then by what the network said. */
export function snowflakeFailure(error: unknown, context: FailureContext): Failure {
  const { host, database, user, sql } = context;
  const cause = error instanceof Error ? error.message : String(error);
  const code = Number(partOf(error, "code"));
  if (/password.*expired|token.*expired|expired.*token/i.test(cause) || code === 390_114 || code === 390_318)
    return { code: "credentials-expired", host, cause };
  if ((code >= 390_100 && code <= 390_105) || code === 390_144 || code === 394_400)
    return { code: "login-refused", host, user };
  if (code === 390_201 || (sql === null && /does not exist/i.test(cause)))
    return {
      code: "unknown-database",
      host,
      what: "database, schema or warehouse",
      name: namedThing(cause) ?? database,
    };
  if (code === 3001 || partOf(error, "sqlState") === "42501" || /insufficient privileges/i.test(cause))
    return { code: "permission-denied", what: deniedThing(cause) ?? `database ${database}`, user, cause };
  const network = networkFailure(error, { host, sql });
  if (network !== null) return network;
  return sql === null ? { code: "unreachable", host, cause } : { code: "refused", sql, cause };
}

/** "Insufficient privileges to operate on table 'ORDERS'" → "table ORDERS". */
const deniedThing = (message: string): string | null =>
  /operate on (\w+ '[^']+')/i.exec(message)?.[1]?.replaceAll("'", "") ?? null;
const namedThing = (message: string): string | null => /'([^']+)'/.exec(message)?.[1] ?? null;

const partOf = (error: unknown, name: "code" | "sqlState"): string =>
  typeof error === "object" && error !== null && name in error
    ? String((error as Record<string, unknown>)[name])
    : "";

import type { Failure } from "@parlance/contract";
import { unknownTimeZone } from "../driver/common-settings.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import { networkFailure } from "../network/network-failure.ts";

/** What an error of `mysql2` means, by its number, then by what the network said. */
export function mysqlFailure(error: unknown, context: FailureContext): Failure {
  const { host, database, user, sql } = context;
  const cause = error instanceof Error ? error.message : String(error);
  switch (numberOf(error)) {
    case 1045:
    case 1698:
    case 1862:
      return /password has expired/i.test(cause)
        ? { code: "credentials-expired", host, cause }
        : { code: "login-refused", host, user };
    case 1298:
      return unknownTimeZone(cause);
    case 1130:
    case 1040:
      return { code: "unreachable", host, cause };
    case 1820:
      return { code: "credentials-expired", host, cause };
    case 1044:
      return { code: "permission-denied", what: `database ${database}`, user, cause };
    case 1049:
      return { code: "unknown-database", host, what: "database", name: database };
    case 1142:
    case 1143:
    case 1370:
      return { code: "permission-denied", what: deniedThing(cause) ?? "a table", user, cause };
    case 3159:
      return { code: "encryption-failed", host, cause };
    case 1053:
    case 1927:
    case 1077:
      return sql === null
        ? { code: "unreachable", host, cause }
        : { code: "connection-lost", host, sql, cause };
    case 1037:
    case 1038:
    case 1041:
      return { code: "too-large", sql: sql ?? "", limit: `what the database has memory for (${cause})` };
    default:
      return (
        networkFailure(error, { host, sql }) ??
        (sql === null ? { code: "unreachable", host, cause } : { code: "refused", sql, cause })
      );
  }
}

/** "SELECT command denied to user 'a'@'b' for table `db`.`orders`" → "table db.orders". */
const deniedThing = (message: string): string | null =>
  / for ((?:table|column|routine) .*)$/.exec(message)?.[1]?.replaceAll(/[`']/g, "") ?? null;

const numberOf = (error: unknown): number =>
  typeof error === "object" && error !== null && "errno" in error ? Number(error.errno) : 0;

import type { Failure } from "@parlance/contract";
import { unknownTimeZone } from "../driver/common-settings.ts";
import type { FailureContext } from "../driver/failure-context.ts";
import { networkFailure } from "../network/network-failure.ts";

/** What an error of `pg` means, by SQLSTATE, then by what the network said. */
export function postgresqlFailure(error: unknown, context: FailureContext): Failure {
  const { host, database, user, sql } = context;
  const code = codeOf(error);
  const cause = error instanceof Error ? error.message : String(error);
  switch (code) {
    case "28P01":
    case "28000":
      return /encrypt|SSL/i.test(cause)
        ? { code: "encryption-failed", host, cause }
        : { code: "login-refused", host, user };
    case "3D000":
      return { code: "unknown-database", host, what: "database", name: database };
    case "42501":
      return { code: "permission-denied", what: deniedThing(cause) ?? `database ${database}`, user, cause };
    case "22023":
      return /"TimeZone"/.test(cause) ? unknownTimeZone(cause) : answered(cause, context);
    case "53200":
    case "53400":
    case "54000":
      return { code: "too-large", sql: sql ?? "", limit: `what the database has memory for (${cause})` };
    case "57P01":
    case "57P02":
    case "57P03":
      return sql === null
        ? { code: "unreachable", host, cause }
        : { code: "connection-lost", host, sql, cause };
    default:
      return networkFailure(error, { host, sql }) ?? answered(cause, context);
  }
}

function answered(cause: string, { host, sql }: FailureContext): Failure {
  return sql === null ? { code: "unreachable", host, cause } : { code: "refused", sql, cause };
}

/** "permission denied for table orders" → "table orders". */
const deniedThing = (message: string): string | null =>
  /permission denied (?:for|to) (.*)$/.exec(message)?.[1] ?? null;

/** The SQLSTATE or system code of an error. */
const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

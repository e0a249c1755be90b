import type { Failure } from "@parlance/contract";
import type { FailureContext } from "../driver/failure-context.ts";
import { networkFailure } from "../network/network-failure.ts";

/** What an error of BigQuery's client means, by its status and reason, then by what the network said. */
export function bigqueryFailure(error: unknown, context: FailureContext): Failure {
  const { host, database: dataset, user, sql } = context;
  const { status, reason, cause } = partsOf(error);
  if (/invalid_grant|invalid_client|account not found/i.test(cause))
    return {
      code: "credentials-expired",
      host,
      cause: "the key was deleted, expired or belongs to no account",
    };
  if (status === 401) return { code: "credentials-expired", host, cause };
  if (/DECODER|PEM|asymmetric key|invalid.*private key/i.test(cause))
    return { code: "login-refused", host, user };
  if (status === 403 && /quota|rateLimit/i.test(reason))
    return { code: "too-many-requests", retryAfterSeconds: 60 };
  if (status === 403)
    return { code: "permission-denied", what: deniedThing(cause) ?? `dataset ${dataset}`, user, cause };
  if (status === 404 && /dataset/i.test(cause))
    return { code: "unknown-database", host, what: "dataset", name: dataset };
  if (reason === "bytesBilledLimitExceeded" || reason === "responseTooLarge")
    return { code: "too-large", sql: sql ?? "", limit: `what BigQuery returns at once (${cause})` };
  const network = networkFailure(error, { host, sql });
  if (network !== null) return network;
  return sql === null ? { code: "unreachable", host, cause } : { code: "refused", sql, cause };
}

/** "Access Denied: Table p:d.orders: …" → "table p:d.orders". */
const deniedThing = (message: string): string | null => {
  const match = /Access Denied: (Table|Dataset|Project) ([^\s:]+(?::[^\s:]+)?)/.exec(message);
  return match === null ? null : `${match[1]?.toLowerCase()} ${match[2]}`;
};

function partsOf(error: unknown): { status: number; reason: string; cause: string } {
  if (!(error instanceof Error)) return { status: 0, reason: "", cause: String(error) };
  const status = "code" in error ? Number(error.code) : 0;
  const [first] =
    "errors" in error && Array.isArray(error.errors) ? (error.errors as { reason?: string }[]) : [];
  return { status, reason: first?.reason ?? "", cause: error.message };
}

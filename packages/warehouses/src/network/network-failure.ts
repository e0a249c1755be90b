import type { Failure } from "@parlance/contract";
import { HostNotAllowed } from "./guarded-socket.ts";

const causes: Record<string, string> = {
  ECONNREFUSED: "nothing answers at that port",
  ENOTFOUND: "the name is not known",
  EAI_AGAIN: "the name could not be looked up",
  ETIMEDOUT: "it did not answer in time",
  EHOSTUNREACH: "there is no route to it",
  ENETUNREACH: "there is no route to its network",
};
const lost = /^(ECONNRESET|EPIPE|ECONNABORTED|PROTOCOL_CONNECTION_LOST|08\w{3})$/;
const lostMessage = /connection (terminated|ended|lost)|closed state|socket hang up|not queryable/i;
const timeoutMessage = /timeout (expired|exceeded)|due to connection timeout|connect timed? ?out/i;
const encryption = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HANDSHAKE_NO_SSL)/;

/** What a network error means: while connecting (`sql` null) or in mid-query. Null when it is none. */
export function networkFailure(
  error: unknown,
  { host, sql }: { host: string; sql: string | null },
): Failure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof HostNotAllowed) return { code: "host-not-allowed", host, address: error.address };
  if (error instanceof AggregateError && error.errors.length > 0)
    return networkFailure(error.errors[0], { host, sql });
  const code = "code" in error ? String(error.code) : "";
  const { message } = error;
  const blocked = /IP\(([^)]+)\) is blocked/.exec(message)?.[1] ?? null;
  if (blocked !== null || /is not an allowed host/.test(message))
    return { code: "host-not-allowed", host, address: blocked };
  if (encryption.test(code) || /does not support (SSL|secure)|SSL connection/i.test(message))
    return { code: "encryption-failed", host, cause: message };
  const known = causes[code];
  if (known !== undefined) return { code: "unreachable", host, cause: known };
  if (timeoutMessage.test(message)) return { code: "unreachable", host, cause: "it did not answer in time" };
  if (lost.test(code) || lostMessage.test(message))
    return sql === null
      ? { code: "unreachable", host, cause: message }
      : { code: "connection-lost", host, sql, cause: message };
  if (error.cause instanceof Error && error.cause !== error)
    return networkFailure(error.cause, { host, sql });
  return null;
}

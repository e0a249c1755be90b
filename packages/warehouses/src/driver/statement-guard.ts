import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { Statement } from "@parlance/engine";

/** Only reading statements are sent anywhere; the session is read-only all the same. Fails as refused. */
export function readsOnly({ text }: Statement): Result<null, Failure> {
  return /^\s*\(*\s*(select|with)\b/i.test(text)
    ? success(null)
    : failed({ code: "refused", sql: text, cause: "only SELECT statements are run" });
}

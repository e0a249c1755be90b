import type { Failure } from "@parlance/contract";
import type { IngestFailure } from "./outcome.ts";

/** Why a file of `bytes` bytes did not become a source, as one of the contract's `file-…` failures. */
export function ingestFailure(failure: IngestFailure, fileName: string, bytes: number): Failure {
  switch (failure.code) {
    case "empty-file":
      return { code: "file-empty", fileName };
    case "no-rows":
      return { code: "file-without-rows", fileName };
    case "encrypted-file":
      return { code: "file-encrypted", fileName };
    case "truncated-file":
      return { code: "file-truncated", fileName, detail: `its ${failure.format} content ends too early` };
    case "wrong-type":
      return {
        code: "file-wrong-type",
        fileName,
        expected: failure.named,
        found: contentText(failure.found),
      };
    case "unsupported-type":
      return { code: "file-wrong-type", fileName, expected: "a table", found: contentText(failure.found) };
    case "too-large":
      return tooLarge(failure, fileName, bytes);
    case "zip-bomb":
      return { code: "file-zip-bomb", fileName, unpackedBytes: failure.unpackedBytes };
    case "too-many-columns":
      return { code: "file-too-wide", fileName, columns: failure.columns, limit: failure.limit };
    case "unreadable":
      return { code: "file-unreadable", fileName, detail: failure.detail };
    case "timed-out":
      return { code: "file-timed-out", fileName, seconds: failure.seconds };
    case "cancelled":
      return { code: "cancelled" };
  }
}

const contentText = (found: string): string => (found === "delimited" ? "plain text" : found);

function tooLarge(
  { limit, unit }: Extract<IngestFailure, { code: "too-large" }>,
  fileName: string,
  bytes: number,
): Failure {
  if (unit === "bytes") return { code: "file-too-large", fileName, bytes, limitBytes: limit };
  const detail =
    unit === "rows" ? `it has more than ${limit} rows` : "it needs more memory than an import may use";
  return { code: "file-unreadable", fileName, detail };
}

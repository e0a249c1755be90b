import { z } from "zod";

/** A table that can be asked about: its label, its rows where they are counted, and its columns' labels. */
const heldTable = z.object({ label: z.string(), rows: z.number().nullable(), columns: z.array(z.string()) });
export type HeldTable = z.infer<typeof heldTable>;

/**
 * Every expected failure: a code and its typed parameters. Wording lives in `failure-text.ts` alone. A failure
 * is a value that is returned; an exception is a bug.
 */
export const failureSchema = z.discriminatedUnion("code", [
  z.object({
    code: z.literal("invalid-request"),
    issues: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
  z.object({ code: z.literal("not-allowed"), action: z.string() }),
  z.object({ code: z.literal("not-found"), what: z.string() }),
  z.object({ code: z.literal("too-many-requests"), retryAfterSeconds: z.number() }),
  z.object({ code: z.literal("invalid-credentials") }),
  z.object({ code: z.literal("session-expired") }),
  z.object({ code: z.literal("link-expired") }),

  z.object({ code: z.literal("unknown-term"), terms: z.array(z.string()) }),
  z.object({ code: z.literal("unused-word"), words: z.array(z.string()) }),
  z.object({ code: z.literal("not-a-data-question") }),
  z.object({ code: z.literal("only-reads") }),
  z.object({ code: z.literal("about-the-data"), tables: z.array(heldTable) }),
  z.object({ code: z.literal("not-understood"), question: z.string() }),
  z.object({ code: z.literal("no-source") }),

  z.object({ code: z.literal("unknown-field"), table: z.string(), column: z.string().nullable() }),
  z.object({ code: z.literal("unknown-relationship"), relationship: z.string() }),
  z.object({ code: z.literal("unsafe-join"), from: z.string(), to: z.string(), reason: z.string() }),
  z.object({ code: z.literal("invalid-query"), where: z.string(), reason: z.string() }),
  z.object({ code: z.literal("unsupported-by-dialect"), dialect: z.string(), feature: z.string() }),

  z.object({ code: z.literal("refused"), sql: z.string(), cause: z.string() }),
  z.object({ code: z.literal("timed-out"), sql: z.string(), seconds: z.number() }),
  z.object({ code: z.literal("too-large"), sql: z.string(), limit: z.string() }),
  z.object({ code: z.literal("cancelled") }),
  z.object({ code: z.literal("unreachable"), host: z.string(), cause: z.string() }),
  z.object({ code: z.literal("host-not-allowed"), host: z.string(), address: z.string().nullable() }),
  z.object({ code: z.literal("login-refused"), host: z.string(), user: z.string() }),
  z.object({ code: z.literal("credentials-expired"), host: z.string(), cause: z.string() }),
  z.object({ code: z.literal("unknown-database"), host: z.string(), what: z.string(), name: z.string() }),
  z.object({ code: z.literal("encryption-failed"), host: z.string(), cause: z.string() }),
  z.object({ code: z.literal("permission-denied"), what: z.string(), user: z.string(), cause: z.string() }),
  z.object({ code: z.literal("connection-lost"), host: z.string(), sql: z.string(), cause: z.string() }),
  z.object({
    code: z.literal("too-costly"),
    sql: z.string(),
    bytes: z.number(),
    limitBytes: z.number(),
  }),
  z.object({ code: z.literal("nothing-to-read"), what: z.string(), reason: z.string() }),
  z.object({ code: z.literal("too-little-data"), method: z.string(), reason: z.string() }),

  z.object({ code: z.literal("file-empty"), fileName: z.string() }),
  z.object({ code: z.literal("file-without-rows"), fileName: z.string() }),
  z.object({ code: z.literal("file-encrypted"), fileName: z.string() }),
  z.object({ code: z.literal("file-truncated"), fileName: z.string(), detail: z.string() }),
  z.object({
    code: z.literal("file-wrong-type"),
    fileName: z.string(),
    expected: z.string(),
    found: z.string(),
  }),
  z.object({
    code: z.literal("file-too-large"),
    fileName: z.string(),
    bytes: z.number(),
    limitBytes: z.number(),
  }),
  z.object({ code: z.literal("file-zip-bomb"), fileName: z.string(), unpackedBytes: z.number() }),
  z.object({
    code: z.literal("file-too-wide"),
    fileName: z.string(),
    columns: z.number(),
    limit: z.number(),
  }),
  z.object({ code: z.literal("file-unreadable"), fileName: z.string(), detail: z.string() }),
  z.object({ code: z.literal("file-timed-out"), fileName: z.string(), seconds: z.number() }),
]);
export type Failure = z.infer<typeof failureSchema>;
export type FailureCode = Failure["code"];

/** The outcome of a step that can fail: a value or a failure, never an exception. */
export type Result<T, F = Failure> = { ok: true; value: T } | { ok: false; failure: F };

/** Wraps a value as a successful result. */
export const success = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** Wraps a failure as an unsuccessful result. */
export const failed = <F>(failure: F): { ok: false; failure: F } => ({ ok: false, failure });

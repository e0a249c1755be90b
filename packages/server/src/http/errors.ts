import { randomUUID } from "node:crypto";
import {
  type ErrorResponse,
  type Failure,
  type FailureCode,
  failureText,
  type Result,
} from "@parlance/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

/** The HTTP status of each failure: the only place where one becomes the other. */
export const failureStatus: Record<FailureCode, number> = {
  "invalid-request": 400,
  "not-allowed": 403,
  "not-found": 404,
  "too-many-requests": 429,
  "invalid-credentials": 401,
  "session-expired": 401,
  "link-expired": 410,
  "unknown-term": 422,
  "unused-word": 422,
  "not-a-data-question": 422,
  "only-reads": 422,
  "about-the-data": 422,
  "not-understood": 422,
  "no-source": 409,
  "unknown-field": 422,
  "unknown-relationship": 422,
  "unsafe-join": 422,
  "invalid-query": 422,
  "unsupported-by-dialect": 422,
  refused: 502,
  "timed-out": 504,
  "too-large": 422,
  cancelled: 499,
  unreachable: 502,
  "host-not-allowed": 422,
  "login-refused": 422,
  "credentials-expired": 422,
  "unknown-database": 422,
  "encryption-failed": 502,
  "permission-denied": 422,
  "connection-lost": 502,
  "too-costly": 422,
  "nothing-to-read": 422,
  "too-little-data": 422,
  "file-empty": 422,
  "file-without-rows": 422,
  "file-encrypted": 422,
  "file-truncated": 422,
  "file-wrong-type": 415,
  "file-too-large": 413,
  "file-zip-bomb": 422,
  "file-too-wide": 422,
  "file-unreadable": 422,
  "file-timed-out": 422,
};

/** The body of an error response. */
export const errorBody = (failure: Failure): ErrorResponse => ({ detail: failureText(failure), failure });

/** Answers with a failure. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.code === "too-many-requests") reply.header("retry-after", failure.retryAfterSeconds);
  return reply
    .code(failureStatus[failure.code])
    .type("application/json")
    .send(JSON.stringify(errorBody(failure)));
}

/** Answers with 204 where there is nothing to say, or with the failure. */
export const sendNothing = (reply: FastifyReply, result: Result<null>): FastifyReply =>
  result.ok ? reply.code(204).send(null) : sendFailure(reply, result.failure);

/** Answers with a value as it is, or with the failure: answers are made to type, and checking thousands of rows again would hold up others. */
export const sendJson = (reply: FastifyReply, result: Result<object>): FastifyReply =>
  result.ok
    ? reply.type("application/json").send(JSON.stringify(result.value))
    : sendFailure(reply, result.failure);

/** Turns whatever is thrown into an error response: what the request did wrong, or an id and nothing else. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = requestFailure(error);
    if (failure !== null) return sendFailure(reply, failure);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendPlain(reply, status, error.message);
    return sendPlain(reply, 500, unexpected(request, error));
  });
}

/** Logs an exception and returns the sentence that may leave the server. */
export function unexpected(request: FastifyRequest, error: unknown): string {
  const id = randomUUID();
  request.log.error({ err: error, errorId: id }, "unexpected error");
  return `Something went wrong on the server. If it happens again, report the number ${id}.`;
}

function requestFailure(error: FastifyError): Failure | null {
  if (hasZodFastifySchemaValidationErrors(error))
    return {
      code: "invalid-request",
      issues: error.validation.map(({ instancePath, message }) => ({
        path: instancePath.slice(1).replaceAll("/", "."),
        message: message ?? "is not valid",
      })),
    };
  if (error.statusCode === 429)
    return { code: "too-many-requests", retryAfterSeconds: Number(/\d+/.exec(error.message)?.[0] ?? 60) };
  return null;
}

const sendPlain = (reply: FastifyReply, status: number, detail: string): FastifyReply =>
  reply
    .code(status)
    .type("application/json")
    .send(JSON.stringify({ detail, failure: null } satisfies ErrorResponse));

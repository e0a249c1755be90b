import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendFailure } from "./errors.ts";

/** Refuses requests (visits lead to the page that is not there) with a NUL or half a character in any of their texts: Postgres cannot hold them. */
export function refuseBrokenText(app: FastifyInstance): void {
  app.addHook("preValidation", async (request, reply) => {
    const path = [request.params, request.query, request.body]
      .map((part) => findBroken(part, ""))
      .find(Boolean);
    if (path === undefined || path === null) return;
    if (isVisit(request)) return reply.redirect("/not-found");
    const issue = { path, message: "has characters that are no text" };
    return sendFailure(reply, { code: "invalid-request", issues: [issue] });
  });
}

/** A person who opens a page: that one does not exist. */
const isVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  method === "GET" && !url.startsWith("/api/") && headers.accept?.includes("text/html") === true;

/** Where a broken text is, as a dotted path ("request" for the value itself); null where there is none. */
export function findBroken(value: unknown, path: string): string | null {
  if (typeof value === "string")
    return value.includes("\0") || !value.isWellFormed() ? path || "request" : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const broken = findBroken(inner, path === "" ? key : `${path}.${key}`) ?? (findBroken(key, "") && path);
    if (broken !== null) return broken || "request";
  }
  return null;
}

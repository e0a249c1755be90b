import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Access, findAccess } from "../commands/sessions.ts";
import { allows, type Policy } from "../policies/roles.ts";
import type { Services } from "../services.ts";
import { sendFailure } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call the route; a route without it cannot be added. */
    policy?: Policy;
  }
  interface FastifyInstance {
    /** Every route with who may call it. */
    policies: RoutePolicy[];
  }
  interface FastifyRequest {
    /** Whom the request speaks for; null on open routes. */
    access: Access | null;
  }
}

/** A route and who may call it. */
export type RoutePolicy = { method: string; url: string; policy: Policy };

/** Refuses by default: every route names its policy, and what is not open needs a session with the role. */
export function guardRoutes(app: FastifyInstance, services: Services): void {
  app.decorateRequest("access", null);
  const policies: RoutePolicy[] = [];
  app.decorate("policies", policies);
  app.addHook("onRoute", ({ config, method, url }) => {
    const policy = config?.policy;
    if (policy === undefined) throw new Error(`The route ${String(method)} ${url} names no policy.`);
    for (const one of [method].flat()) policies.push({ method: one, url, policy });
  });
  app.addHook("onRequest", async (request, reply) => {
    const policy = request.is404 ? "open" : request.routeOptions.config.policy;
    if (policy === "open") return;
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    const access = token === undefined ? null : await findAccess(services, token);
    if (access === null) return sendFailure(reply, { code: "session-expired" });
    if (policy === undefined || !allows(policy, access))
      return sendFailure(reply, { code: "not-allowed", action: "do this" });
    request.access = access;
  });
}

/** The access that the guard has found. Throws on open routes, which have none. */
export function accessOf(request: FastifyRequest): Access {
  if (request.access === null) throw new Error("An open route asked for the access.");
  return request.access;
}

import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Pages of any origin may read the route's answer; no credentials are taken there. */
    anyOrigin?: boolean;
  }
}

/** Lets pages of other origins read the routes that say so, and answers their preflight requests. */
export function allowOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.anyOrigin !== true) return;
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
  });
  app.addHook("onRoute", ({ config, method, url }) => {
    if (config?.anyOrigin !== true || method === "OPTIONS") return;
    if (app.hasRoute({ method: "OPTIONS", url })) return;
    app.route({
      method: "OPTIONS",
      url,
      config: { policy: "open", anyOrigin: true },
      schema: { hide: true },
      handler: (_, reply) =>
        reply
          .header("access-control-allow-methods", "GET, POST")
          .header("access-control-allow-headers", "content-type, accept")
          .header("access-control-max-age", "600")
          .code(204)
          .send(),
    });
  });
}

import { errorResponse, loginRequest, loginResponse, refreshRequest } from "@parlance/contract";
import { z } from "zod";
import { refreshSession, signOut } from "../../commands/sessions.ts";
import { signIn } from "../../commands/sign-in.ts";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

/** Signing in, renewing, signing out. */
export function sessionRoutes(app: App, services: Services): void {
  const config = { policy: "open", rateLimit: { max: 60, timeWindow: "1 minute" } } as const;
  const response = { 200: loginResponse, 400: errorResponse, 401: errorResponse, 429: errorResponse };
  app.post("/api/login", { config, schema: { body: loginRequest, response } }, async (request, reply) => {
    const session = await signIn(services, { ...request.body, address: request.ip });
    return session.ok ? session.value : sendFailure(reply, session.failure);
  });
  app.post("/api/refresh", { config, schema: { body: refreshRequest, response } }, async (request, reply) => {
    const session = await refreshSession(services, request.body.refresh_token);
    return session.ok ? session.value : sendFailure(reply, session.failure);
  });
  app.post(
    "/api/logout",
    {
      config: { policy: "viewer" },
      schema: { ...needsToken, response: { 204: z.null(), 401: errorResponse } },
    },
    async (request, reply) => {
      await signOut(services, accessOf(request));
      return reply.code(204).send(null);
    },
  );
}

import { errorResponse, trustResponse, verifiedQuestionSchema, verifyRequest } from "@parlance/contract";
import { z } from "zod";
import { readTrust, runVerified, unverify, verify } from "../../commands/trust/trust.ts";
import type { Services } from "../../services.ts";
import { sendFailure, sendNothing } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const errors = { 400: errorResponse, 401: errorResponse, 403: errorResponse, 404: errorResponse };

/** Verified questions and how far answers can be trusted: every member sees it, editors vouch for answers. */
export function trustRoutes(app: App, services: Services): void {
  const config = { policy: "editor", rateLimit: { max: 60, timeWindow: "1 minute" } } as const;
  app.get(
    "/api/trust",
    { config: { policy: "viewer" }, schema: { ...needsToken, response: { 200: trustResponse, ...errors } } },
    (request) => readTrust(services, accessOf(request)),
  );
  app.post(
    "/api/verified",
    {
      config,
      schema: { ...needsToken, body: verifyRequest, response: { 201: verifiedQuestionSchema, ...errors } },
    },
    async (request, reply) => {
      const verified = await verify(services, accessOf(request), request.body);
      return verified.ok ? reply.code(201).send(verified.value) : sendFailure(reply, verified.failure);
    },
  );
  app.delete(
    "/api/verified/:id",
    {
      config,
      schema: {
        ...needsToken,
        params: z.object({ id: z.string().max(200) }),
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) =>
      sendNothing(reply, await unverify(services, accessOf(request), request.params.id)),
  );
  app.post(
    "/api/verified/run",
    { config, schema: { ...needsToken, response: { 200: trustResponse, ...errors } } },
    (request) => runVerified(services, accessOf(request)),
  );
}

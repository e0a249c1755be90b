import {
  errorResponse,
  sharedConversationSchema,
  shareRequest,
  shareSchema,
  sharesResponse,
} from "@parlance/contract";
import { z } from "zod";
import { drawShared } from "../../commands/draw-shared.ts";
import { describeShares, makeShare, readShare, revokeShare } from "../../commands/shares.ts";
import type { Services } from "../../services.ts";
import { sendFailure, sendJson, sendNothing } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const errors = { 400: errorResponse, 401: errorResponse, 404: errorResponse };
const params = z.object({ id: z.string().max(200) });

/** Links to snapshots: make, list and end one's own; reading one is open to anyone who has its id. */
export function shareRoutes(app: App, services: Services): void {
  app.post(
    "/api/shares",
    {
      config: { policy: "editor", rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: { ...needsToken, body: shareRequest, response: { 201: shareSchema, ...errors } },
    },
    async (request, reply) => {
      const share = await makeShare(services, accessOf(request), request.body);
      return share.ok ? reply.code(201).send(share.value) : sendFailure(reply, share.failure);
    },
  );
  app.get(
    "/api/shares",
    {
      config: { policy: "viewer" },
      schema: { ...needsToken, response: { 200: sharesResponse, 401: errorResponse } },
    },
    async (request) => ({ shares: await describeShares(services, accessOf(request)) }),
  );
  app.delete(
    "/api/shares/:id",
    {
      config: { policy: "viewer" },
      schema: { ...needsToken, params, response: { 204: z.null(), ...errors } },
    },
    async (request, reply) =>
      sendNothing(reply, await revokeShare(services, accessOf(request), request.params.id)),
  );
  app.get(
    "/api/shared/:id",
    {
      config: { policy: "open", rateLimit: { max: 120, timeWindow: "1 minute" } },
      schema: { params, response: { 200: sharedConversationSchema, 404: errorResponse, 429: errorResponse } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
      sendJson(reply, await readShare(services, request.params.id));
      return reply;
    },
  );
  pictureRoute(app, services);
}

/** The last chart as a picture that other pages may show; it runs nothing and ends with its link. */
function pictureRoute(app: App, services: Services): void {
  app.get(
    "/api/shared/:id/picture.svg",
    {
      config: { policy: "open", rateLimit: { max: 120, timeWindow: "1 minute" } },
      schema: {
        params,
        querystring: z.object({ theme: z.enum(["light", "dark"]).default("light") }),
        response: {
          200: {
            description: "The picture.",
            content: { "image/svg+xml": { schema: z.string() } },
          },
          404: errorResponse,
          429: errorResponse,
        },
      },
    },
    async (request, reply) => {
      const picture = await drawShared(services, request.params.id, request.query.theme);
      if (!picture.ok) return sendFailure(reply, picture.failure);
      return reply
        .header("cache-control", "no-cache")
        .header("cross-origin-resource-policy", "cross-origin")
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
        .type("image/svg+xml")
        .send(picture.value);
    },
  );
}

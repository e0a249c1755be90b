import type { DataSource, Result } from "@parlance/contract";
import {
  errorResponse,
  reconnectRequest,
  renameSourceRequest,
  scheduleRequest,
  syncResponse,
  tagsRequest,
} from "@parlance/contract";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import {
  reconnectSource,
  renameSource,
  scheduleSource,
  tagSource,
} from "../../commands/sync/change-source.ts";
import { syncSource } from "../../commands/sync/sync-source.ts";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const shared = {
  ...needsToken,
  params: z.object({ id: z.string().max(200) }),
  response: {
    200: syncResponse,
    400: errorResponse,
    401: errorResponse,
    403: errorResponse,
    404: errorResponse,
    422: errorResponse,
    502: errorResponse,
  },
};
const rateLimit = { max: 30, timeWindow: "1 minute" };

/** A source: what its card says; a database's: read again now, read again by itself, reached in another way. */
export function syncRoutes(app: App, services: Services): void {
  app.post(
    "/api/sources/:id/sync",
    { config: { policy: "editor", rateLimit }, schema: shared },
    async (request, reply) => answer(reply, await syncSource(services, accessOf(request), request.params.id)),
  );
  app.put(
    "/api/sources/:id/schedule",
    { config: { policy: "editor" }, schema: { ...shared, body: scheduleRequest } },
    async (request, reply) => {
      const { minutes } = request.body;
      return answer(reply, await scheduleSource(services, accessOf(request), request.params.id, minutes));
    },
  );
  app.put(
    "/api/sources/:id/name",
    { config: { policy: "editor" }, schema: { ...shared, body: renameSourceRequest } },
    async (request, reply) =>
      answer(reply, await renameSource(services, accessOf(request), request.params.id, request.body.name)),
  );
  app.put(
    "/api/sources/:id/tags",
    { config: { policy: "editor" }, schema: { ...shared, body: tagsRequest } },
    async (request, reply) =>
      answer(reply, await tagSource(services, accessOf(request), request.params.id, request.body.tags)),
  );
  app.put(
    "/api/sources/:id/connection",
    { config: { policy: "editor", rateLimit }, schema: { ...shared, body: reconnectRequest } },
    async (request, reply) =>
      answer(reply, await reconnectSource(services, accessOf(request), request.params.id, request.body)),
  );
}

const answer = (reply: FastifyReply, result: Result<DataSource>) =>
  result.ok ? { source: result.value } : sendFailure(reply, result.failure);

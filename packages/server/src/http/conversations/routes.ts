import {
  adoptResponse,
  branchRequest,
  changesResponse,
  changeTurnChartRequest,
  conversationQuery,
  conversationResponse,
  conversationSummarySchema,
  conversationsQuery,
  conversationsResponse,
  errorResponse,
  feedbackSchema,
  renameRequest,
} from "@parlance/contract";
import { z } from "zod";
import {
  adopt,
  branch,
  changeTurnChart,
  describeConversations,
  giveFeedback,
  readChanges,
  readConversation,
  remove,
  rename,
} from "../../commands/conversations.ts";
import type { Services } from "../../services.ts";
import { sendFailure, sendJson, sendNothing } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const errors = { 400: errorResponse, 401: errorResponse, 404: errorResponse };
const params = z.object({ id: z.string().max(200) });
const config = { policy: "viewer" } as const;

/** A user's own conversations: list, read, name, delete, take over, branch, say what was wrong. */
export function conversationRoutes(app: App, services: Services): void {
  readingRoutes(app, services);
  turnRoutes(app, services);
  app.patch(
    "/api/conversations/:id",
    {
      config,
      schema: { ...needsToken, params, body: renameRequest, response: { 204: z.null(), ...errors } },
    },
    async (request, reply) =>
      sendNothing(reply, await rename(services, accessOf(request), request.params.id, request.body.title)),
  );
  app.delete(
    "/api/conversations/:id",
    { config, schema: { ...needsToken, params, response: { 204: z.null(), ...errors } } },
    async (request, reply) =>
      sendNothing(reply, await remove(services, accessOf(request), request.params.id)),
  );
  app.post(
    "/api/conversations/:id/adopt",
    { config, schema: { ...needsToken, params, response: { 200: adoptResponse, ...errors } } },
    async (request) => ({ position: await adopt(services, accessOf(request), request.params.id) }),
  );
  app.post(
    "/api/conversations/:id/branch",
    {
      config,
      schema: {
        ...needsToken,
        params,
        body: branchRequest,
        response: { 200: conversationSummarySchema, ...errors },
      },
    },
    async (request, reply) => {
      const made = await branch(services, accessOf(request), request.params.id, request.body);
      return made.ok ? made.value : sendFailure(reply, made.failure);
    },
  );
}

function turnRoutes(app: App, services: Services): void {
  const turn = params.extend({ position: z.coerce.number().int().min(1).max(1_000_000) });
  app.put(
    "/api/conversations/:id/turns/:position/feedback",
    {
      config,
      schema: { ...needsToken, params: turn, body: feedbackSchema, response: { 204: z.null(), ...errors } },
    },
    async (request, reply) =>
      sendNothing(reply, await giveFeedback(services, accessOf(request), request.params, request.body)),
  );
  app.put(
    "/api/conversations/:id/turns/:position/chart",
    {
      config,
      schema: {
        ...needsToken,
        params: turn,
        body: changeTurnChartRequest,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) =>
      sendNothing(reply, await changeTurnChart(services, accessOf(request), request.params, request.body)),
  );
}

function readingRoutes(app: App, services: Services): void {
  app.get(
    "/api/changes",
    { config, schema: { ...needsToken, response: { 200: changesResponse, 401: errorResponse } } },
    async (request) => ({ revision: await readChanges(services, accessOf(request)) }),
  );
  app.get(
    "/api/conversations",
    {
      config,
      schema: {
        ...needsToken,
        querystring: conversationsQuery,
        response: { 200: conversationsResponse, 400: errorResponse, 401: errorResponse },
      },
    },
    async (request) => ({
      conversations: await describeConversations(services, accessOf(request), request.query.search),
    }),
  );
  app.get(
    "/api/conversations/:id",
    {
      config,
      schema: {
        ...needsToken,
        params,
        querystring: conversationQuery,
        response: { 200: conversationResponse, ...errors },
      },
    },
    async (request, reply) => {
      sendJson(reply, await readConversation(services, accessOf(request), request.params.id, request.query));
      return reply;
    },
  );
}

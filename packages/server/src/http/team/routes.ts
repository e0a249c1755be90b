import {
  acceptInvitationRequest,
  activityResponse,
  changeMemberRequest,
  errorResponse,
  invitationResponse,
  inviteRequest,
  inviteResponse,
  loginResponse,
  teamResponse,
} from "@parlance/contract";
import { z } from "zod";
import { acceptInvitation, readInvitation } from "../../commands/account/accept-invitation.ts";
import { describeTeam, dismiss, giveRole, invite, withdrawInvitation } from "../../commands/team.ts";
import { describeActivity } from "../../commands/team-activity.ts";
import type { Services } from "../../services.ts";
import { sendFailure, sendNothing } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const errors = {
  400: errorResponse,
  401: errorResponse,
  403: errorResponse,
  404: errorResponse,
  410: errorResponse,
  429: errorResponse,
};
const params = z.object({ id: z.string().max(200) });
const done = { 204: z.null(), ...errors };

/** The team: every member sees it, administrators invite, give roles and take members out. */
export function teamRoutes(app: App, services: Services): void {
  const config = { policy: "admin" } as const;
  app.get(
    "/api/team",
    { config: { policy: "viewer" }, schema: { ...needsToken, response: { 200: teamResponse, ...errors } } },
    (request) => describeTeam(services, accessOf(request)),
  );
  app.get(
    "/api/team/activity",
    {
      config: { policy: "viewer" },
      schema: { ...needsToken, response: { 200: activityResponse, ...errors } },
    },
    async (request) => ({ events: await describeActivity(services, accessOf(request)) }),
  );
  app.post(
    "/api/team/invitations",
    {
      config: { policy: "admin", rateLimit: { max: 30, timeWindow: "1 minute" } },
      schema: { ...needsToken, body: inviteRequest, response: { 201: inviteResponse, ...errors } },
    },
    async (request, reply) => {
      const invited = await invite(services, accessOf(request), request.body, (error) =>
        request.log.error(error, "a mail could not be sent"),
      );
      return invited.ok ? reply.code(201).send(invited.value) : sendFailure(reply, invited.failure);
    },
  );
  app.delete(
    "/api/team/invitations/:id",
    { config, schema: { ...needsToken, params, response: done } },
    async (request, reply) =>
      sendNothing(reply, await withdrawInvitation(services, accessOf(request), request.params.id)),
  );
  app.patch(
    "/api/team/members/:id",
    { config, schema: { ...needsToken, params, body: changeMemberRequest, response: done } },
    async (request, reply) =>
      sendNothing(reply, await giveRole(services, accessOf(request), request.params.id, request.body.role)),
  );
  app.delete(
    "/api/team/members/:id",
    { config, schema: { ...needsToken, params, response: done } },
    async (request, reply) =>
      sendNothing(reply, await dismiss(services, accessOf(request), request.params.id)),
  );
  invitationRoutes(app, services);
}

/** Calls of people who hold a link; each is slowed down by address. */
function invitationRoutes(app: App, services: Services): void {
  const config = { policy: "open", rateLimit: { max: 30, timeWindow: "1 minute" } } as const;
  const byToken = z.object({ token: z.string().min(1).max(200) });
  app.get(
    "/api/invitations/:token",
    { config, schema: { params: byToken, response: { 200: invitationResponse, ...errors } } },
    async (request, reply) => {
      const found = await readInvitation(services, request.params.token);
      return found.ok ? found.value : sendFailure(reply, found.failure);
    },
  );
  app.post(
    "/api/invitations/:token",
    {
      config,
      schema: {
        params: byToken,
        body: acceptInvitationRequest,
        response: { 200: loginResponse, ...errors },
      },
    },
    async (request, reply) => {
      const session = await acceptInvitation(services, request.params.token, request.body);
      return session.ok ? session.value : sendFailure(reply, session.failure);
    },
  );
}

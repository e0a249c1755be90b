import {
  accountResponse,
  changePasswordRequest,
  errorResponse,
  loginResponse,
  newPasswordRequest,
  resetRequest,
  setUpRequest,
  signInsResponse,
  switchWorkspaceRequest,
  verifyEmailRequest,
} from "@parlance/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { describeAccount, switchWorkspace } from "../../commands/account/describe-account.ts";
import { changePassword, requestReset, resetPassword } from "../../commands/account/reset-password.ts";
import { setUp } from "../../commands/account/set-up.ts";
import { endSignIn, signInsOf } from "../../commands/account/sign-ins.ts";
import { sendVerification, verifyEmail } from "../../commands/account/verify-email.ts";
import type { Services } from "../../services.ts";
import { sendFailure, sendNothing } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const done = z.null();
const refusals = {
  400: errorResponse,
  401: errorResponse,
  403: errorResponse,
  404: errorResponse,
  410: errorResponse,
  429: errorResponse,
};

/** What a person does with their own account: setting up, passwords, sign-ins. */
export function accountRoutes(app: App, services: Services): void {
  byLink(app, services);
  bySession(app, services);
  ofWorkspaces(app, services);
}

/** Calls of people who are not signed in; each is slowed down by address. */
function byLink(app: App, services: Services): void {
  const config = { policy: "open", rateLimit: { max: 20, timeWindow: "1 minute" } } as const;
  app.post(
    "/api/account/set-up",
    { config, schema: { body: setUpRequest, response: { 200: loginResponse, ...refusals } } },
    async (request, reply) => {
      const session = await setUp(services, request.body);
      if (session.ok)
        services.afterReply.start(() => sendVerification(services, session.value.email), logMail(request));
      return session.ok ? session.value : sendFailure(reply, session.failure);
    },
  );
  app.post(
    "/api/account/reset-request",
    { config, schema: { body: resetRequest, response: { 202: done, ...refusals } } },
    async (request, reply) => {
      services.afterReply.start(() => requestReset(services, request.body.email), logMail(request));
      return reply.code(202).send(null);
    },
  );
  app.post(
    "/api/account/reset",
    { config, schema: { body: newPasswordRequest, response: { 204: done, ...refusals } } },
    async (request, reply) => {
      return sendNothing(reply, await resetPassword(services, request.body));
    },
  );
  app.post(
    "/api/account/verify",
    { config, schema: { body: verifyEmailRequest, response: { 204: done, ...refusals } } },
    async (request, reply) => sendNothing(reply, await verifyEmail(services, request.body)),
  );
}

const logMail =
  ({ log }: FastifyRequest) =>
  (error: unknown): void =>
    log.error(error, "a mail could not be sent");

/** The demo account is everyone's: nobody changes it or sees where it is signed in. */
async function refuseDemo(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return accessOf(request).workspaceKind === "real"
    ? undefined
    : sendFailure(reply, { code: "not-allowed", action: "change the demo account" });
}

function bySession(app: App, services: Services): void {
  const config = { policy: "viewer" } as const;
  app.post(
    "/api/account/password",
    {
      config,
      preValidation: refuseDemo,
      schema: { ...needsToken, body: changePasswordRequest, response: { 204: done, ...refusals } },
    },
    async (request, reply) => {
      return sendNothing(reply, await changePassword(services, accessOf(request), request.body));
    },
  );
  app.post(
    "/api/account/verification",
    {
      config: { ...config, rateLimit: { max: 5, timeWindow: "1 minute" } },
      preValidation: refuseDemo,
      schema: { ...needsToken, response: { 202: done, ...refusals } },
    },
    async (request, reply) => {
      await sendVerification(services, accessOf(request).email);
      return reply.code(202).send(null);
    },
  );
  app.get(
    "/api/account/sign-ins",
    {
      config,
      preValidation: refuseDemo,
      schema: { ...needsToken, response: { 200: signInsResponse, ...refusals } },
    },
    (request) => signInsOf(services, accessOf(request)),
  );
  app.delete(
    "/api/account/sign-ins/:id",
    {
      config,
      preValidation: refuseDemo,
      schema: {
        ...needsToken,
        params: z.object({ id: z.string().max(200) }),
        response: { 204: done, ...refusals },
      },
    },
    async (request, reply) => {
      return sendNothing(reply, await endSignIn(services, accessOf(request), request.params.id));
    },
  );
}

/** Who one is, and in which workspace. */
function ofWorkspaces(app: App, services: Services): void {
  const config = { policy: "viewer" } as const;
  app.get(
    "/api/account",
    { config, schema: { ...needsToken, response: { 200: accountResponse, ...refusals } } },
    (request) => describeAccount(services, accessOf(request)),
  );
  app.post(
    "/api/account/workspace",
    {
      config,
      preValidation: refuseDemo,
      schema: { ...needsToken, body: switchWorkspaceRequest, response: { 200: loginResponse, ...refusals } },
    },
    async (request, reply) => {
      const session = await switchWorkspace(services, accessOf(request), request.body.workspace);
      return session.ok ? session.value : sendFailure(reply, session.failure);
    },
  );
}

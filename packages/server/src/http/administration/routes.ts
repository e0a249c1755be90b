import {
  errorResponse,
  inviteLeadRequest,
  inviteLeadResponse,
  leadsResponse,
  mailResponse,
  wantedConnectionsResponse,
} from "@parlance/contract";
import { describeLeads, inviteLead } from "../../commands/administration/leads.ts";
import { readMail } from "../../commands/administration/read-mail.ts";
import { wantedConnections } from "../../commands/request-connection.ts";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

/** What those who run the installation see and do: leads, kept mail, wanted connections. */
export function administrationRoutes(app: App, services: Services): void {
  const config = { policy: "operator" } as const;
  const errors = { 400: errorResponse, 401: errorResponse, 403: errorResponse, 404: errorResponse };
  const answering = <T>(schema: T) => ({
    config,
    schema: { ...needsToken, response: { 200: schema, ...errors } },
  });
  app.get("/api/admin/leads", answering(leadsResponse), () => describeLeads(services));
  app.get("/api/admin/mail", answering(mailResponse), () => readMail(services));
  app.get("/api/admin/connection-requests", answering(wantedConnectionsResponse), () =>
    wantedConnections(services),
  );
  app.post(
    "/api/admin/leads/invite",
    {
      config,
      schema: { ...needsToken, body: inviteLeadRequest, response: { 200: inviteLeadResponse, ...errors } },
    },
    async (request, reply) => {
      const invited = await inviteLead(services, accessOf(request), request.body.email);
      return invited.ok ? invited.value : sendFailure(reply, invited.failure);
    },
  );
}

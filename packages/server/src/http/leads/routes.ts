import { errorResponse, leadRequest, leadResponse } from "@parlance/contract";
import { confirmLead, keepLead } from "../../commands/keep-lead.ts";
import type { Services } from "../../services.ts";
import type { App } from "../typed-app.ts";

/** Requests for early access: open to anyone, so few at a time from one address. */
export function leadRoutes(app: App, services: Services): void {
  const config = { policy: "open", rateLimit: { max: 10, timeWindow: "10 minutes" } } as const;
  const response = { 201: leadResponse, 400: errorResponse, 429: errorResponse };
  app.post("/api/leads", { config, schema: { body: leadRequest, response } }, async (request, reply) => {
    if (await keepLead(services, request.body))
      services.afterReply.start(
        () => confirmLead(services, request.body),
        (error) => request.log.error(error, "a mail could not be sent"),
      );
    return reply.code(201).send({ status: "received" });
  });
}

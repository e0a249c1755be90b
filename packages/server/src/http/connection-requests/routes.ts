import { connectionRequest, connectionRequestsResponse, errorResponse } from "@parlance/contract";
import { requestConnection, requestedConnections } from "../../commands/request-connection.ts";
import type { Services } from "../../services.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

/** Connectors and integrations that a workspace would like to have. */
export function connectionRequestRoutes(app: App, services: Services): void {
  const errors = { 400: errorResponse, 401: errorResponse, 403: errorResponse, 429: errorResponse };
  const response = { 200: connectionRequestsResponse, ...errors };
  app.get(
    "/api/connection-requests",
    { config: { policy: "viewer" }, schema: { ...needsToken, response } },
    (request) => requestedConnections(services, accessOf(request)),
  );
  app.post(
    "/api/connection-requests",
    {
      config: { policy: "editor", rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: { ...needsToken, body: connectionRequest, response },
    },
    (request) => requestConnection(services, accessOf(request), request.body),
  );
}

import { errorResponse, preferencesResponse, preferencesSchema } from "@parlance/contract";
import { keepPreferences, readPreferences } from "../../commands/preferences.ts";
import type { Services } from "../../services.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const errors = { 400: errorResponse, 401: errorResponse, 403: errorResponse };

/** What a workspace reads and computes by: every member sees it, administrators change it. */
export function preferenceRoutes(app: App, services: Services): void {
  const response = { 200: preferencesResponse, ...errors };
  app.get(
    "/api/preferences",
    { config: { policy: "viewer" }, schema: { ...needsToken, response } },
    (request) => readPreferences(services, accessOf(request)),
  );
  app.put(
    "/api/preferences",
    { config: { policy: "admin" }, schema: { ...needsToken, body: preferencesSchema, response } },
    (request) => keepPreferences(services, accessOf(request), request.body),
  );
}

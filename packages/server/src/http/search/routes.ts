import { errorResponse, searchQuery, searchResponse } from "@parlance/contract";
import { search } from "../../commands/search.ts";
import type { Services } from "../../services.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

/** GET /api/search: what a text finds in the workspace. */
export function searchRoutes(app: App, services: Services): void {
  app.get(
    "/api/search",
    {
      config: { policy: "viewer", rateLimit: { max: 600, timeWindow: "1 minute" } },
      schema: {
        ...needsToken,
        querystring: searchQuery,
        response: { 200: searchResponse, 400: errorResponse, 401: errorResponse },
      },
    },
    async (request) => ({ hits: await search(services, accessOf(request), request.query.text) }),
  );
}

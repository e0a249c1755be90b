import {
  errorResponse,
  runToolRequest,
  runToolResponse,
  statsResponse,
  toolKinds,
  toolsResponse,
} from "@parlance/contract";
import { z } from "zod";
import { readStats } from "../../commands/stats.ts";
import { describeTools, runTool } from "../../commands/tools/tools.ts";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const errors = { 400: errorResponse, 401: errorResponse };

/** The tools, their use, and the sidebar's figures. */
export function toolRoutes(app: App, services: Services): void {
  const config = { policy: "viewer" } as const;
  app.get(
    "/api/tools",
    { config, schema: { ...needsToken, response: { 200: toolsResponse, ...errors } } },
    (request) => describeTools(services, accessOf(request)),
  );
  app.post(
    "/api/tools/:id/run",
    {
      config,
      schema: {
        ...needsToken,
        params: z.object({ id: z.enum(toolKinds) }),
        body: runToolRequest,
        response: {
          200: runToolResponse,
          ...errors,
          404: errorResponse,
          409: errorResponse,
          422: errorResponse,
        },
      },
    },
    async (request, reply) => {
      const run = await runTool(services, accessOf(request), request.params.id, request.body.source);
      return run.ok ? run.value : sendFailure(reply, run.failure);
    },
  );
  app.get(
    "/api/stats",
    { config, schema: { ...needsToken, response: { 200: statsResponse, ...errors } } },
    (request) => readStats(services, accessOf(request)),
  );
}

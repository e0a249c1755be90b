import {
  changeChartRequest,
  chartsResponse,
  errorResponse,
  saveChartRequest,
  savedChartSchema,
} from "@parlance/contract";
import { z } from "zod";
import { describeCharts, editChart, refreshChart, removeChart, saveChart } from "../../commands/charts.ts";
import type { Services } from "../../services.ts";
import { sendFailure, sendJson, sendNothing } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const errors = { 400: errorResponse, 401: errorResponse, 403: errorResponse, 404: errorResponse };
const params = z.object({ id: z.string().max(200) });

/** Saved charts: every member sees them, editors keep, change, refresh and delete them. */
export function chartRoutes(app: App, services: Services): void {
  const config = { policy: "editor", rateLimit: { max: 240, timeWindow: "1 minute" } } as const;
  const one = { 200: savedChartSchema, ...errors };
  app.get(
    "/api/charts",
    {
      config: { policy: "viewer" },
      schema: { ...needsToken, response: { 200: chartsResponse, 401: errorResponse } },
    },
    async (request, reply) => {
      const charts = await describeCharts(services, accessOf(request));
      sendJson(reply, { ok: true, value: { charts } });
      return reply;
    },
  );
  app.post(
    "/api/charts",
    {
      config,
      schema: { ...needsToken, body: saveChartRequest, response: { 201: savedChartSchema, ...errors } },
    },
    async (request, reply) => {
      const saved = await saveChart(services, accessOf(request), request.body);
      return saved.ok ? reply.code(201).send(saved.value) : sendFailure(reply, saved.failure);
    },
  );
  app.patch(
    "/api/charts/:id",
    { config, schema: { ...needsToken, params, body: changeChartRequest, response: one } },
    async (request, reply) => {
      const { id } = request.params;
      sendJson(reply, await editChart(services, accessOf(request), id, request.body));
      return reply;
    },
  );
  app.post(
    "/api/charts/:id/refresh",
    { config: { ...config, policy: "viewer" }, schema: { ...needsToken, params, response: one } },
    async (request, reply) => {
      sendJson(reply, await refreshChart(services, accessOf(request), request.params.id));
      return reply;
    },
  );
  app.delete(
    "/api/charts/:id",
    { config, schema: { ...needsToken, params, response: { 204: z.null(), ...errors } } },
    async (request, reply) =>
      sendNothing(reply, await removeChart(services, accessOf(request), request.params.id)),
  );
}

import {
  connectDatabaseRequest,
  connectedDatabaseResponse,
  connectionTestResponse,
  databaseConnectionRequest,
  errorResponse,
  listedTablesResponse,
  warehouseKindsResponse,
} from "@parlance/contract";
import { listDatabase, testDatabase } from "../../commands/databases/test-database.ts";
import { describeWarehouseKinds } from "../../commands/databases/warehouse-kinds.ts";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";
import { connect } from "./connect.ts";

const errors = {
  400: errorResponse,
  401: errorResponse,
  403: errorResponse,
  404: errorResponse,
  422: errorResponse,
  502: errorResponse,
};
const rateLimit = { max: 60, timeWindow: "1 minute" };

/** Databases: the forms of their settings, connection test, tables to choose from, new sources. */
export function databaseRoutes(app: App, services: Services): void {
  app.get(
    "/api/warehouses",
    {
      config: { policy: "viewer" },
      schema: { ...needsToken, response: { 200: warehouseKindsResponse, 401: errorResponse } },
    },
    () => describeWarehouseKinds(),
  );
  app.post(
    "/api/warehouses/test",
    {
      config: { policy: "editor", rateLimit },
      schema: {
        ...needsToken,
        body: databaseConnectionRequest,
        response: { 200: connectionTestResponse, ...errors },
      },
    },
    (request) => testDatabase(services, accessOf(request), request.body),
  );
  app.post(
    "/api/warehouses/tables",
    {
      config: { policy: "editor", rateLimit },
      schema: {
        ...needsToken,
        body: databaseConnectionRequest,
        response: { 200: listedTablesResponse, ...errors },
      },
    },
    async (request, reply) => {
      const listed = await listDatabase(services, accessOf(request), request.body);
      return listed.ok ? listed.value : sendFailure(reply, listed.failure);
    },
  );
  app.post(
    "/api/sources/database",
    {
      config: { policy: "editor", rateLimit },
      schema: {
        ...needsToken,
        body: connectDatabaseRequest,
        response: { 201: connectedDatabaseResponse, ...errors },
      },
    },
    async (request, reply) => {
      await connect(services, request, reply);
      return reply;
    },
  );
}

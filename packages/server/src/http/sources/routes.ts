import multipart from "@fastify/multipart";
import {
  dataSourceSchema,
  errorResponse,
  maximumFiles,
  replaceEvent,
  replacementSchema,
  replaceQuery,
  schemaResponse,
  sourcesResponse,
  testConnectionRequest,
  testConnectionResponse,
  uploadEvent,
} from "@parlance/contract";
import { z } from "zod";
import { describeSchema, describeSources } from "../../commands/find-sources.ts";
import { removeSource } from "../../commands/remove-source.ts";
import { testConnection } from "../../commands/test-connection.ts";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";
import { replace } from "./replace.ts";
import { upload } from "./upload.ts";

const parameters = z.object({ id: z.string().max(200) });
const errors = { 400: errorResponse, 401: errorResponse, 404: errorResponse };

/** Data sources: list, upload, delete, test, schema. */
export async function sourceRoutes(app: App, services: Services): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  app.get(
    "/api/sources",
    {
      config: { policy: "viewer" },
      schema: { ...needsToken, response: { 200: sourcesResponse, 401: errorResponse } },
    },
    async (request) => ({ sources: await describeSources(services, accessOf(request)) }),
  );
  app.delete(
    "/api/sources/:id",
    {
      config: { policy: "editor" },
      schema: { ...needsToken, params: parameters, response: { 204: z.null(), ...errors } },
    },
    async (request, reply) => {
      const removed = await removeSource(services, accessOf(request), request.params.id);
      return removed.ok ? reply.code(204).send(null) : sendFailure(reply, removed.failure);
    },
  );
  app.post(
    "/api/sources/upload",
    {
      config: { policy: "editor", rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: {
        ...needsToken,
        description: uploadDescription,
        consumes: ["multipart/form-data"],
        response: uploadResponses,
      },
    },
    async (request, reply) => {
      await upload(services, request, reply);
      return reply;
    },
  );
  app.put(
    "/api/sources/:id/file",
    {
      config: { policy: "editor", rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: {
        ...needsToken,
        description: replaceDescription,
        consumes: ["multipart/form-data"],
        params: parameters,
        querystring: replaceQuery,
        response: replaceResponses,
      },
    },
    async (request, reply) => {
      await replace(services, request, reply);
      return reply;
    },
  );
  app.post(
    "/api/mcp/test-connection",
    {
      config: { policy: "editor" },
      schema: {
        ...needsToken,
        body: testConnectionRequest,
        response: { 200: testConnectionResponse, ...errors },
      },
    },
    (request) => testConnection(services, accessOf(request), request.body.data_source.id ?? null),
  );
  app.get(
    "/api/mcp/schema/:id",
    {
      config: { policy: "viewer" },
      schema: { ...needsToken, params: parameters, response: { 200: schemaResponse, ...errors } },
    },
    async (request, reply) => {
      const schema = await describeSchema(services, accessOf(request), request.params.id);
      return schema.ok ? schema.value : sendFailure(reply, schema.failure);
    },
  );
}

const uploadDescription = `Makes one source of 1 to ${maximumFiles} files: parts called \`file\`, and the field \`name\`, what
the source is called. A file becomes a table, a workbook one a sheet, and how they belong together is found in the data. The
upload limit is of all files together. All of them are read or none: the failure names the file.`;

const replaceDescription = `Puts a newer file (the part \`file\`) in the place of the one that \`replaces\` names. What people
said of its tables stays. Where a column, a table or something built on them would be lost, it answers \`asks\` with what
that is, and replaces nothing unless \`accept\` is true.`;

const replaceResponses = {
  200: {
    description: "What came of it, or the progress of the work and then that.",
    content: {
      "application/json": { schema: replacementSchema },
      "text/event-stream": { schema: replaceEvent },
    },
  },
  ...errors,
  413: errorResponse,
  415: errorResponse,
  422: errorResponse,
};

const uploadResponses = {
  201: {
    description: "The source, or the progress of its making and then the source.",
    content: {
      "application/json": { schema: dataSourceSchema },
      "text/event-stream": { schema: uploadEvent },
    },
  },
  ...errors,
  413: errorResponse,
  415: errorResponse,
  422: errorResponse,
};

import {
  editModelRequest,
  errorResponse,
  glossaryRequest,
  glossaryResponse,
  measuredRelationshipResponse,
  measureRelationshipRequest,
  modelVersionsResponse,
  restoreModelRequest,
} from "@parlance/contract";
import { z } from "zod";
import { editModel, importGlossary, modelVersions, restoreModel } from "../../commands/models/edit-model.ts";
import { measureRelationship } from "../../commands/models/measure-relationship.ts";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import type { App } from "../typed-app.ts";

const params = z.object({ id: z.string().max(200) });
const errors = { 400: errorResponse, 401: errorResponse, 403: errorResponse, 404: errorResponse };
const refusals = { 422: errorResponse, 502: errorResponse };
const shared = { ...needsToken, params, response: { 200: modelVersionsResponse, ...errors } };
/** Models of wide sources are larger than other requests. */
const bodyLimit = 32 * 1_048_576;

/** A source's semantic model: read, edit, undo, and the glossary from a file. */
export function modelRoutes(app: App, services: Services): void {
  app.get(
    "/api/sources/:id/model",
    { config: { policy: "viewer" }, schema: shared },
    async (request, reply) => {
      const found = await modelVersions(services, accessOf(request), request.params.id);
      return found.ok ? found.value : sendFailure(reply, found.failure);
    },
  );
  app.put(
    "/api/sources/:id/model",
    { bodyLimit, config: { policy: "editor" }, schema: { ...shared, body: editModelRequest } },
    async (request, reply) => {
      const edited = await editModel(services, accessOf(request), request.params.id, request.body.model);
      return edited.ok ? edited.value : sendFailure(reply, edited.failure);
    },
  );
  app.post(
    "/api/sources/:id/model/restore",
    { config: { policy: "editor" }, schema: { ...shared, body: restoreModelRequest } },
    async (request, reply) => {
      const restored = await restoreModel(
        services,
        accessOf(request),
        request.params.id,
        request.body.version,
      );
      return restored.ok ? restored.value : sendFailure(reply, restored.failure);
    },
  );
  app.post(
    "/api/sources/:id/glossary",
    {
      bodyLimit: 2 * 1_048_576,
      config: { policy: "editor" },
      schema: {
        ...needsToken,
        params,
        body: glossaryRequest,
        response: { 200: glossaryResponse, ...errors },
      },
    },
    async (request, reply) => {
      const read = await importGlossary(services, accessOf(request), request.params.id, request.body);
      return read.ok ? read.value : sendFailure(reply, read.failure);
    },
  );
  app.post(
    "/api/sources/:id/relationships/measure",
    {
      config: { policy: "editor", rateLimit: { max: 120, timeWindow: "1 minute" } },
      schema: {
        ...needsToken,
        params,
        body: measureRelationshipRequest,
        response: { 200: measuredRelationshipResponse, ...errors, ...refusals },
      },
    },
    async (request, reply) => {
      const measured = await measureRelationship(
        services,
        accessOf(request),
        request.params.id,
        request.body,
      );
      return measured.ok ? measured.value : sendFailure(reply, measured.failure);
    },
  );
}

import swagger from "@fastify/swagger";
import {
  aggregateQuerySchema,
  analysisQuerySchema,
  expressionSchema,
  filterSchema,
  listQuerySchema,
  measureExpressionSchema,
  semanticQuerySchema,
  setQuerySchema,
} from "@parlance/contract";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import type { App } from "./typed-app.ts";

/** Schemas that contain themselves: each needs a name to be referred to by. */
const recursiveSchemas = {
  SemanticQuery: semanticQuerySchema,
  AggregateQuery: aggregateQuerySchema,
  ListQuery: listQuerySchema,
  SetQuery: setQuerySchema,
  AnalysisQuery: analysisQuerySchema,
  Expression: expressionSchema,
  Filter: filterSchema,
  MeasureExpression: measureExpressionSchema,
};

/** Describes all routes as OpenAPI, from the schemas that check them: GET /api/openapi.json. */
export async function describeApi(app: App, version: string): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(recursiveSchemas)) schemaRegistry.add(schema, { id });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Parlance", description: "Ask your data in plain language.", version },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  app.get("/api/openapi.json", { config: { policy: "open" }, schema: { hide: true } }, () => app.swagger());
}

/** What a route's description says about who may call it. */
export const needsToken = { security: [{ bearer: [] }] };

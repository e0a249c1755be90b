import { z } from "zod";
import { failureSchema } from "../failure.ts";
import { warehouseKinds } from "../kinds.ts";
import { literalSchema } from "../literal.ts";
import { glossaryTermSchema, relationshipSchema, semanticModelSchema } from "../semantic-model.ts";
import { dataSourceSchema } from "./sources.ts";

const kind = z.enum(warehouseKinds);
const settings = z.record(
  z.string().max(100),
  z.union([z.string().max(200_000), z.number(), z.boolean(), z.null()]),
);
/** The source whose kept secrets stand in for secret fields that are left empty. */
const sourceId = z.string().max(200).nullish();
const tableName = z.object({ schema: z.string().max(500), name: z.string().max(500) });

/** GET /api/warehouses: the kinds of databases with the forms of their settings. */
export const warehouseKindsResponse = z.object({
  kinds: z.array(
    z.object({
      kind,
      label: z.string(),
      fields: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          input: z.enum(["text", "number", "password", "multiline", "choice"]),
          secret: z.boolean(),
          required: z.boolean(),
          initial: z.union([z.string(), z.number(), z.null()]),
          help: z.string().nullable(),
          placeholder: z.string().nullable(),
          advanced: z.boolean(),
          choices: z.array(z.object({ value: z.string(), label: z.string() })),
        }),
      ),
    }),
  ),
});
export type WarehouseKindsResponse = z.infer<typeof warehouseKindsResponse>;

/** POST /api/warehouses/test and /api/warehouses/tables. */
export const databaseConnectionRequest = z.object({ kind, settings, sourceId });
export type DatabaseConnectionRequest = z.infer<typeof databaseConnectionRequest>;

/** What a connection test found; `detail` says what to do when it failed. */
export const connectionTestResponse = z.object({
  success: z.boolean(),
  detail: z.string().nullable(),
  failure: failureSchema.nullable(),
  server: z
    .object({ product: z.string(), version: z.string(), user: z.string(), milliseconds: z.number() })
    .nullable(),
});
export type ConnectionTestResponse = z.infer<typeof connectionTestResponse>;

/** What can be chosen from. `rows` is the database's estimate. */
export const listedTablesResponse = z.object({
  defaultSchema: z.string(),
  tables: z.array(
    tableName.extend({
      kind: z.enum(["table", "view"]),
      comment: z.string().nullable(),
      rows: z.number().nullable(),
      columns: z.number(),
      readable: z.boolean(),
    }),
  ),
});
export type ListedTablesResponse = z.infer<typeof listedTablesResponse>;

/** POST /api/sources/database: makes a source of the chosen tables; null takes all that may be read. */
export const connectDatabaseRequest = databaseConnectionRequest.omit({ sourceId: true }).extend({
  name: z.string().trim().min(1).max(200),
  tables: z.array(tableName).min(1).max(2000).nullable(),
});
export type ConnectDatabaseRequest = z.infer<typeof connectDatabaseRequest>;

/** A table that could not be read, or some of its columns (null where it is all of it), and why. */
export const skippedTableSchema = z.object({
  table: tableName,
  columns: z.array(z.string()).nullable(),
  failure: failureSchema,
  detail: z.string(),
});

/** Server-sent events of POST /api/sources/database. Fraction is 0 to 1. */
export const connectDatabaseEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("progress"), phase: z.enum(["listing", "profiling"]), fraction: z.number() }),
  z.object({ event: z.literal("connected"), source: dataSourceSchema, skipped: z.array(skippedTableSchema) }),
  z.object({ event: z.literal("error"), detail: z.string(), failure: failureSchema.nullable() }),
]);
export type ConnectDatabaseEvent = z.infer<typeof connectDatabaseEvent>;

/** The answer of POST /api/sources/database to a client that does not ask for events. */
export const connectedDatabaseResponse = z.object({
  source: dataSourceSchema,
  skipped: z.array(skippedTableSchema),
});
export type ConnectedDatabaseResponse = z.infer<typeof connectedDatabaseResponse>;

/** PUT /api/sources/{id}/model: the whole model as edited; its `version` is that which was edited. */
export const editModelRequest = z.object({ model: semanticModelSchema });

/** The model as it is now, and the versions before it, latest first. */
export const modelVersionsResponse = z.object({
  model: semanticModelSchema,
  versions: z.array(z.object({ version: z.string(), replacedAt: z.string() })),
});
export type ModelVersionsResponse = z.infer<typeof modelVersionsResponse>;

/** POST /api/sources/{id}/model/restore: makes an earlier version the current one. */
export const restoreModelRequest = z.object({ version: z.string().max(100) });

/** POST /api/sources/{id}/glossary: a CSV of term, definition, synonyms and category. */
export const glossaryRequest = z.object({
  csv: z.string().max(1_000_000),
  /** Whether terms that the CSV does not name stay; otherwise it replaces the whole glossary. */
  keep: z.boolean().default(false),
});
export const glossaryResponse = z.object({
  terms: z.array(glossaryTermSchema),
  /** Rows that could not be read; `row` counts from 1 below the header. */
  errors: z.array(z.object({ row: z.number(), message: z.string() })),
  /** Terms that nothing in the model carries. */
  unbound: z.array(z.string()),
});
export type GlossaryResponse = z.infer<typeof glossaryResponse>;

const keyColumns = z.object({
  table: z.string().max(500),
  columns: z.array(z.string().max(500)).min(1).max(8),
});

/** POST /api/sources/{id}/relationships/measure: what the data says about a reference, in the model or proposed. */
export const measureRelationshipRequest = z.object({ from: keyColumns, to: keyColumns });
export type MeasureRelationshipRequest = z.infer<typeof measureRelationshipRequest>;

/** Figures, and a few keys of the near side that have a row on the far side and that have none. */
export const measuredRelationshipResponse = relationshipSchema
  .pick({ cardinality: true, evidence: true })
  .extend({ matched: z.array(z.array(literalSchema)), orphans: z.array(z.array(literalSchema)) });
export type MeasuredRelationshipResponse = z.infer<typeof measuredRelationshipResponse>;

/** PUT /api/sources/{id}/connection: a name and settings; secrets that are left empty stay. */
export const reconnectRequest = z.object({ name: z.string().trim().min(1).max(200), settings });

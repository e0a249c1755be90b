import { z } from "zod";
import { failureSchema } from "../failure.ts";
import { physicalTypes, warehouseKinds } from "../kinds.ts";
import { semanticModelSchema } from "../semantic-model.ts";

/** What was read from one table of a file, and what was not. */
export const tableReportSchema = z.object({
  name: z.string(),
  rowCount: z.number(),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.enum(physicalTypes),
      nulls: z.number(),
      /** Cells that could not be read in the column's type and became null. */
      rejected: z.number(),
      rejectedSamples: z.array(z.string()),
      notes: z.array(z.string()),
    }),
  ),
  skippedLines: z.number(),
  notes: z.array(z.string()),
});
export type TableReport = z.infer<typeof tableReportSchema>;

/** Something that became different in a source's tables; types where a column has another one. */
export const schemaChangeSchema = z.object({
  kind: z.enum(["table-added", "table-removed", "column-added", "column-removed", "column-type"]),
  table: z.string(),
  column: z.string().nullable(),
  before: z.enum(physicalTypes).nullable(),
  now: z.enum(physicalTypes).nullable(),
});
export type SchemaChange = z.infer<typeof schemaChangeSchema>;

/** Something that no longer works because of such changes, and why. */
export const schemaBreakSchema = z.object({
  kind: z.enum(["relationship", "measure", "term", "chart", "verified"]),
  name: z.string(),
  reason: z.string(),
});
export type SchemaBreak = z.infer<typeof schemaBreakSchema>;

/** What reading a source again found. `unused` are tables of the database that the source leaves out, at most fifty. */
export const syncReportSchema = z.object({
  changes: z.array(schemaChangeSchema),
  breaks: z.array(schemaBreakSchema),
  unused: z.array(z.string()),
});
export type SyncReport = z.infer<typeof syncReportSchema>;

/** A file of a source and what its tables are called; `fileSize` in bytes. */
export const sourceFileSchema = z.object({
  fileName: z.string(),
  fileSize: z.number(),
  tables: z.array(z.string()),
});
export type SourceFile = z.infer<typeof sourceFileSchema>;

/** A connected source as clients see it: never a secret. */
export const dataSourceSchema = z.object({
  id: z.string(),
  type: z.enum(warehouseKinds),
  name: z.string(),
  status: z.enum(["connected", "syncing", "error", "pending"]),
  connectedAt: z.string(),
  config: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(sourceFileSchema)]),
  ),
  tables: z.array(z.object({ name: z.string(), rowCount: z.number(), columns: z.number() })),
  report: z.array(tableReportSchema),
  failure: failureSchema.nullable(),
  suggestions: z.array(z.string()),
  /** When its tables were last read. */
  syncedAt: z.string(),
  /** How often they are read again; null is never by itself. */
  syncMinutes: z.number().nullable(),
  /** What its owner says of it: compliance, team, purpose. */
  tags: z.array(z.string()),
  /** What the last reading found; null before the second one. */
  sync: syncReportSchema.nullable(),
});
export type DataSource = z.infer<typeof dataSourceSchema>;

/** GET /api/sources. */
export const sourcesResponse = z.object({ sources: z.array(dataSourceSchema) });
export type SourcesResponse = z.infer<typeof sourcesResponse>;

/** POST /api/mcp/test-connection. */
export const testConnectionRequest = z.object({
  data_source: z.looseObject({ id: z.string().max(200).nullish(), type: z.enum(warehouseKinds) }),
  user_id: z.string().max(254).nullish(),
});
export const testConnectionResponse = z.object({ success: z.boolean(), detail: z.string().nullable() });
export type TestConnectionResponse = z.infer<typeof testConnectionResponse>;

/** GET /api/mcp/schema/{id}: columns by table, in the specification's sample shape, and the whole model. */
export const schemaResponse = z.object({
  schema: z.object({
    tables: z.array(
      z.object({
        name: z.string(),
        estimated_rows: z.number(),
        columns: z.array(z.object({ name: z.string(), type: z.string(), nullable: z.boolean() })),
      }),
    ),
  }),
  model: semanticModelSchema,
});
export type SchemaResponse = z.infer<typeof schemaResponse>;

/** POST /api/sources/{id}/sync reads a source's tables again; the source carries the report. */
export const syncResponse = z.object({ source: dataSourceSchema });

/** PUT /api/sources/{id}/tags: what the source's card says of it, each once. */
export const tagsRequest = z.object({ tags: z.array(z.string().trim().min(1).max(40)).max(12) });

/** PUT /api/sources/{id}/schedule: minutes between readings, an hour at least; null is never by itself. */
export const scheduleRequest = z.object({ minutes: z.number().int().min(60).max(43_200).nullable() });

/** PUT /api/sources/{id}/name: what the source is called from now on. */
export const renameSourceRequest = z.object({ name: z.string().trim().min(1, "Give it a name").max(200) });

/** PUT /api/sources/{id}/file?replaces=…&accept=…: the file that is replaced, and whether what that breaks was agreed to. */
export const replaceQuery = z.object({
  replaces: z.string().min(1).max(200),
  accept: z.enum(["true", "false"]).default("false"),
});

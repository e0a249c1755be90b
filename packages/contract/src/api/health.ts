import { z } from "zod";

/** GET /health, /status, /ping, /. */
export const healthResponse = z.object({
  status: z.literal("healthy"),
  service: z.string(),
  version: z.string(),
});
export type HealthResponse = z.infer<typeof healthResponse>;

/** GET /vector-stats: what the retail demo's value index holds. */
export const vectorStatsResponse = z.object({
  tables: z.number(),
  columns: z.number(),
  indexed_values: z.number(),
  model_version: z.string(),
});
export type VectorStatsResponse = z.infer<typeof vectorStatsResponse>;

/** Every error response: `detail` is the sentence to show, `failure` the code and its parameters. */
export const errorResponse = z.object({
  detail: z.string(),
  failure: z.looseObject({ code: z.string() }).nullable(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;

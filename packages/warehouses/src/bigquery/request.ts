import type { BigQuery } from "@google-cloud/bigquery";
import { z } from "zod";

/** A call of BigQuery's REST interface, relative to the project. */
export type BigqueryCall = {
  method: "GET" | "POST";
  uri: string;
  json?: object;
  qs?: Record<string, string | number | boolean>;
};

/** Calls with the vendor's client, which signs and repeats. Rejects with its `ApiError`. */
export function request<T>(client: BigQuery, call: BigqueryCall, schema: z.ZodType<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    client.request(call, (error: Error | null, body: unknown) => {
      if (error !== null && error !== undefined) reject(error);
      else resolve(schema.parse(body ?? {}));
    });
  });
}

const field = z.object({
  name: z.string(),
  type: z.string(),
  mode: z.string().optional(),
  description: z.string().optional(),
});
export type BigqueryField = z.infer<typeof field>;
export const tableSchema = z.object({ fields: z.array(field).default([]) });

/** What is read of a job. */
export const jobSchema = z.object({
  jobReference: z.object({ jobId: z.string(), location: z.string().optional() }).optional(),
  statistics: z
    .object({
      totalBytesProcessed: z.string().optional(),
      query: z.object({ statementType: z.string().optional() }).optional(),
    })
    .optional(),
});

/** What is read of one page of results. */
export const pageSchema = z.object({
  jobComplete: z.boolean().default(false),
  schema: tableSchema.optional(),
  rows: z.array(z.object({ f: z.array(z.object({ v: z.unknown() })) })).default([]),
  pageToken: z.string().optional(),
  totalBytesProcessed: z.string().optional(),
});

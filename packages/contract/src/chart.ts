import { z } from "zod";
import { chartLookSchema } from "./chart-look.ts";
import { chartKinds } from "./kinds.ts";

/**
 * Which chart, and which result columns (by id) it shows. No data inside: `resultHash` binds it to the one table it
 * was made for. `series` splits into lines or stacks; `y` holds several ids for several measures.
 */
export const chartSpecSchema = z.object({
  kind: z.enum(chartKinds),
  title: z.string(),
  x: z.string().nullable(),
  y: z.array(z.string()),
  series: z.string().nullable(),
  /** Members stand by size, the largest first, since no order was asked for; without it in the table's order. */
  bySize: z.literal(true).optional(),
  /** What a person changed of its look. */
  look: chartLookSchema.optional(),
  /** Why this kind, first reason first. */
  reasons: z.array(z.string()),
  /** Other kinds that fit this table. */
  alternatives: z.array(z.enum(chartKinds)),
  resultHash: z.string(),
});
export type ChartSpec = z.infer<typeof chartSpecSchema>;

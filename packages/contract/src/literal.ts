import { z } from "zod";

/** One value of a cell, a filter or a parameter. Dates and timestamps are ISO 8601 strings. */
export const literalSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Literal = z.infer<typeof literalSchema>;

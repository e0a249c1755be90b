import { z } from "zod";
import { failureSchema } from "../failure.ts";
import { dataSourceSchema, syncReportSchema } from "./sources.ts";

/** How many files one upload takes at most; the limit in megabytes is of all of them together. */
export const maximumFiles = 50;

/** Several files in few words, and one by its name: "orders.csv and 5 more". */
export const filesText = ([first = "", ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

const progress = z.object({
  event: z.literal("progress"),
  phase: z.enum(["receiving", "reading", "typing", "profiling", "indexing"]),
  fraction: z.number(),
  file: z.object({ name: z.string(), number: z.number(), of: z.number() }).nullable(),
});
const error = z.object({ event: z.literal("error"), detail: z.string(), failure: failureSchema.nullable() });

/**
 * Server-sent events of POST /api/sources/upload (multipart: `name`, 1 to 50 times `file`). Fraction is 0 to 1 of the whole;
 * `file` is the one that is read, by its number from 1, null while it is about all of them.
 */
export const uploadEvent = z.discriminatedUnion("event", [
  progress,
  z.object({ event: z.literal("connected"), source: dataSourceSchema }),
  error,
]);
export type UploadEvent = z.infer<typeof uploadEvent>;

/**
 * What a newer file in the place of one of a source came to: `asks` where something would be lost, and then nothing was
 * replaced yet.
 */
export const replacementSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("replaced"), source: dataSourceSchema }),
  z.object({ event: z.literal("asks"), report: syncReportSchema }),
]);
export type Replacement = z.infer<typeof replacementSchema>;

/** Server-sent events of PUT /api/sources/{id}/file (multipart: one `file`). */
export const replaceEvent = z.discriminatedUnion("event", [progress, ...replacementSchema.options, error]);
export type ReplaceEvent = z.infer<typeof replaceEvent>;

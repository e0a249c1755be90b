import { z } from "zod";

/** `schema.json` of a question suite's database: tables with their declared types and keys, and what refers to what. */
export const suiteSchema = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      primaryKey: z.array(z.string()).default([]),
    }),
  ),
  foreignKeys: z.array(
    z.object({ fromTable: z.string(), fromColumn: z.string(), toTable: z.string(), toColumn: z.string() }),
  ),
});
export type SuiteSchema = z.infer<typeof suiteSchema>;

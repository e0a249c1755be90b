import { z } from "zod";
import { answerSchema } from "../answer.ts";
import { failureSchema } from "../failure.ts";

/** Whose shelf a saved chart stands on: its saver's own, or the team's. */
export const libraries = ["user", "team"] as const;

/** A saved chart: a stored semantic query with the last answer that it gave. */
export const savedChartSchema = z.object({
  id: z.string(),
  title: z.string(),
  tool: z.string(),
  savedBy: z.string(),
  savedAt: z.string(),
  isPinned: z.boolean(),
  library: z.enum(libraries),
  /** The saver's initials, at most two letters. */
  avatar: z.string().max(2),
  folder: z.string().nullable(),
  question: z.string(),
  /** The conversation it came from; null when that is gone. */
  conversation: z.string().nullable(),
  /** Minutes between refreshes by themselves; null is on demand alone. */
  refreshMinutes: z.number().int().nullable(),
  refreshedAt: z.string().nullable(),
  answer: answerSchema.nullable(),
  /** Why the last refresh failed, such as a source that was removed; the answer before stays. */
  failure: failureSchema.nullable(),
  mine: z.boolean(),
});
export type SavedChart = z.infer<typeof savedChartSchema>;

/** GET /api/charts: own charts and the team's, pinned first, then latest first. */
export const chartsResponse = z.object({ charts: z.array(savedChartSchema) });
export type ChartsResponse = z.infer<typeof chartsResponse>;

const title = z.string().trim().min(1, "Give it a name").max(160);
const folder = z.string().trim().min(1).max(60).nullable();
const refreshMinutes = z.number().int().min(1).max(10_080).nullable();

/** POST /api/charts: keeps the answer of one turn. */
export const saveChartRequest = z.object({
  conversation: z.string().max(200),
  position: z.number().int(),
  title,
  library: z.enum(libraries).default("user"),
});
export type SaveChartRequest = z.infer<typeof saveChartRequest>;

/** PATCH /api/charts/{id}. */
export const changeChartRequest = z.object({
  title: title.optional(),
  isPinned: z.boolean().optional(),
  library: z.enum(libraries).optional(),
  folder: folder.optional(),
  refreshMinutes: refreshMinutes.optional(),
});
export type ChangeChartRequest = z.infer<typeof changeChartRequest>;

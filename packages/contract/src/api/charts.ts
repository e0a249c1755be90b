import { z } from "zod";
import { answerSchema } from "../answer.ts";
import { failureSchema } from "../failure.ts";
import { changeTurnChartRequest } from "./conversations.ts";

/** Whose shelf a saved chart stands on: its saver's own, or the team's. */
export const libraries = ["user", "team"] as const;

/**
 * When a saved chart tells its owner, looked at whenever it is refreshed: a figure of any row above or below a bound (in
 * the figure's own unit), or an anomaly among the findings.
 */
export const chartAlertSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("above"), value: z.number() }),
  z.object({ kind: z.literal("below"), value: z.number() }),
  z.object({ kind: z.literal("anomaly") }),
]);
export type ChartAlert = z.infer<typeof chartAlertSchema>;

/** What an alert told last: when, and which rows in words. */
export const chartAlarmSchema = z.object({ at: z.string(), text: z.string() });
export type ChartAlarm = z.infer<typeof chartAlarmSchema>;

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
  /** When it tells its owner; null is never. */
  alert: chartAlertSchema.nullable(),
  alarm: chartAlarmSchema.nullable(),
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
  /** What holds already is not told: only what comes to hold later. */
  alert: chartAlertSchema.nullable().optional(),
  /** Drawn as this kind, with this look. */
  chart: changeTurnChartRequest.optional(),
});
export type ChangeChartRequest = z.infer<typeof changeChartRequest>;

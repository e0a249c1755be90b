import { z } from "zod";

/** Filters of the tools tab, in order; `All` comes before them. */
export const toolCategories = ["Analytics", "Visualization", "Productivity", "Advanced"] as const;
export type ToolCategory = (typeof toolCategories)[number];

/** The tools, each of which does a real thing on a source. */
export const toolKinds = [
  "ask",
  "chart-builder",
  "forecast",
  "anomaly-scan",
  "driver-analysis",
  "trend",
  "correlation",
  "distribution",
  "period-comparison",
  "profile",
  "data-quality",
  "export",
] as const;
export type ToolKind = (typeof toolKinds)[number];

/** A tool with its use in this workspace. */
export const toolSchema = z.object({
  id: z.enum(toolKinds),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  category: z.enum(toolCategories),
  status: z.enum(["available", "beta", "coming_soon"]),
  usage: z.number(),
  lastUsed: z.string().nullable(),
  isPopular: z.boolean(),
});
export type Tool = z.infer<typeof toolSchema>;

/** GET /api/tools. `daily` counts runs over the last 14 days, oldest first. */
export const toolsResponse = z.object({
  tools: z.array(toolSchema),
  daily: z.array(z.object({ day: z.string(), runs: z.number() })),
});
export type ToolsResponse = z.infer<typeof toolsResponse>;

/** POST /api/tools/{id}/run: counts the run and says what to ask; null source is the first. */
export const runToolRequest = z.object({ source: z.string().max(200).nullable().default(null) });
export const runToolResponse = z.discriminatedUnion("does", [
  z.object({ does: z.literal("ask"), question: z.string(), source: z.string() }),
  z.object({ does: z.literal("compose"), question: z.string(), source: z.string() }),
  z.object({ does: z.literal("show-profile"), source: z.string() }),
  z.object({ does: z.literal("show-quality"), source: z.string() }),
]);
export type RunToolResponse = z.infer<typeof runToolResponse>;

/** GET /api/stats: the figures of the sidebar. */
export const statsResponse = z.object({
  insights: z.number(),
  activeQueries: z.number(),
  savedCharts: z.number(),
  /** What alerts of saved charts told last, the latest first. */
  alarms: z.array(z.object({ chart: z.string(), title: z.string(), at: z.string(), text: z.string() })),
});
export type StatsResponse = z.infer<typeof statsResponse>;

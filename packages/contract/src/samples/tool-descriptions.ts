import type { Tool, ToolKind } from "../api/tools.ts";

/** What a tool is, apart from its use; `sampleUsage` is the demo workspace's. */
export type ToolDescription = Omit<Tool, "id" | "usage" | "lastUsed"> & { sampleUsage: number };

const tool = (
  name: string,
  description: string,
  [icon, category]: [string, Tool["category"]],
  sampleUsage: number,
  rest: Partial<Pick<Tool, "status" | "isPopular">> = {},
): ToolDescription => ({
  name,
  description,
  icon,
  category,
  sampleUsage,
  status: "available",
  isPopular: false,
  ...rest,
});

/** Runs by day in the demo workspace, the last fourteen days, oldest first. */
export const sampleDailyRuns = [21, 26, 19, 8, 6, 24, 31, 28, 27, 22, 9, 7, 30, 34];

/** Every tool as its card says it. */
export const toolDescriptions = {
  ask: tool(
    "Ask in Plain Language",
    "Ask a question about the source and get the answer with its SQL and rows.",
    ["message-square", "Analytics"],
    1284,
    { isPopular: true },
  ),
  "chart-builder": tool(
    "Chart Builder",
    "Start a chart from the source's main figure and change it word by word.",
    ["chart-column", "Visualization"],
    642,
    { isPopular: true },
  ),
  forecast: tool(
    "Forecast",
    "Carry the main figure on into the next periods, with intervals that were tested on the past.",
    ["trending-up", "Advanced"],
    518,
    { isPopular: true },
  ),
  "anomaly-scan": tool(
    "Anomaly Scan",
    "Find days that do not fit the pattern of the days around them.",
    ["radar", "Advanced"],
    407,
    { isPopular: true },
  ),
  "driver-analysis": tool(
    "Driver Analysis",
    "See which parts of the data made the main figure change.",
    ["git-branch", "Advanced"],
    236,
    { status: "beta" },
  ),
  trend: tool(
    "Trend Analysis",
    "Test whether the main figure goes up or down, and how fast.",
    ["activity", "Analytics"],
    351,
  ),
  correlation: tool(
    "Correlation",
    "Look for a relationship between two figures of the source.",
    ["scatter-chart", "Analytics"],
    189,
  ),
  distribution: tool(
    "Distribution",
    "See how the values of a figure are spread.",
    ["chart-no-axes-column", "Visualization"],
    174,
  ),
  "period-comparison": tool(
    "Period Comparison",
    "Put this year beside last year.",
    ["calendar-range", "Analytics"],
    322,
  ),
  profile: tool(
    "Data Profile",
    "Read what every column holds: types, ranges, empty cells, frequent values.",
    ["table-properties", "Productivity"],
    143,
  ),
  "data-quality": tool(
    "Data Quality",
    "List what may mislead: empty cells, unreadable values, references without a target.",
    ["badge-check", "Productivity"],
    97,
  ),
  export: tool(
    "Export",
    "Get rows as a table to take away as CSV or Excel.",
    ["download", "Productivity"],
    265,
  ),
} satisfies Record<ToolKind, ToolDescription>;
